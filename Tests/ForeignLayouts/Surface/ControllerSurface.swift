// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A screen with whatever screens are made of.
class ControllerSurface: UIViewController {
  let label = UILabel()
  let field = UITextField()
  let textView = UITextView()
  let button = UIButton(type: .system)
  let segments = UISegmentedControl(items: ["a", "b"])
  let pages = UIPageControl()
  let toggle = UISwitch()
  let slider = UISlider()
  let stepper = UIStepper()
  let progress = UIProgressView(progressViewStyle: .bar)
  let spinner = UIActivityIndicatorView(style: .large)
  let picker = UIPickerView()
  let datePicker = UIDatePicker()
  let refresh = UIRefreshControl()
  let searchBar = UISearchBar()
  let toolbar = UIToolbar()
  var lives: [String] = []

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var prefersHomeIndicatorAutoHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    lives.append("viewDidLoad")
    title = "Surface"
    view.backgroundColor = .systemBackground
    navigationItem.title = title
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.hidesBackButton = true
    navigationItem.backBarButtonItem = UIBarButtonItem()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Layout", style: .plain, target: self, action: Selector(("change")))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .done, target: nil, action: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(customView: UIView()), UIBarButtonItem.fixedSpace(3),
      UIBarButtonItem.flexibleSpace(), UIBarButtonItem(systemItem: .add),
      UIBarButtonItem(title: "Menu", image: nil, primaryAction: nil, menu: menu()),
      editButtonItem,
    ]
    navigationItem.setRightBarButton(nil, animated: false)
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.standardAppearance = UINavigationBarAppearance()
    toolbarItems = []
    definesPresentationContext = true
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
    isModalInPresentation = true
    hidesBottomBarWhenPushed = true
    additionalSafeAreaInsets = .zero
    tabBarItem = UITabBarItem(title: "x", image: nil, tag: 0)
    overrideUserInterfaceStyle = .light
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.navigationBar.tintColor = .red
    navigationController?.navigationBar.shadowImage = UIImage()
    navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
    navigationController?.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigationController?.navigationBar.barStyle = .black
    navigationController?.isNavigationBarHidden = true
    navigationController?.setNavigationBarHidden(false, animated: false)
    navigationController?.hidesBarsOnSwipe = true
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    navigationController?.setViewControllers([], animated: false)
    navigationController?.popToRootViewController(animated: true)
    tabBarController?.selectedIndex = 1
    controls()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lives.append("viewWillAppear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    lives.append("viewDidLayoutSubviews")
  }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { context in _ = context.transitionDuration },
      completion: { _ in self.lives.append("turned") })
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let next = segue.destination as? ControllerSurface { _ = next.lives }
    _ = segue.source
  }
  override func updateViewConstraints() { super.updateViewConstraints() }

  func controls() {
    label.text = "text"
    label.textAlignment = .center
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.allowsDefaultTighteningForTruncation = true
    label.baselineAdjustment = .alignCenters
    label.isEnabled = false
    label.sizeToFit()
    _ = label.textRect(forBounds: .zero, limitedToNumberOfLines: 1)
    field.placeholder = "x"
    field.borderStyle = .roundedRect
    field.keyboardType = .numberPad
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.isSecureTextEntry = true
    field.delegate = self
    field.leftView = UIView()
    field.leftViewMode = .always
    textView.isScrollEnabled = false
    textView.isEditable = false
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.attributedText = NSAttributedString(string: "a")
    button.setTitle("Title", for: .normal)
    button.setTitleColor(.red, for: [.normal])
    button.setImage(UIImage(systemName: "star"), for: .selected)
    button.setBackgroundImage(nil, for: .highlighted)
    button.setAttributedTitle(nil, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = .zero
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .center
    button.addTarget(self, action: Selector(("tap")), for: .touchUpInside)
    button.addAction(UIAction { _ in self.lives.append("tapped") }, for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.configuration = .filled()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "x"
    configuration.image = nil
    configuration.imagePadding = 3
    configuration.contentInsets = .zero
    configuration.baseBackgroundColor = .red
    configuration.cornerStyle = .capsule
    _ = UIButton(configuration: configuration, primaryAction: UIAction(title: "a") { _ in })
    _ = UIButton(primaryAction: nil)
    _ = button.title(for: .normal)
    _ = button.currentTitle
    segments.selectedSegmentIndex = 0
    segments.insertSegment(withTitle: "c", at: 2, animated: false)
    segments.setTitle("d", forSegmentAt: 0)
    _ = segments.titleForSegment(at: 0)
    segments.addTarget(self, action: Selector(("change:")), for: .valueChanged)
    pages.numberOfPages = 3
    pages.currentPage = 5
    pages.hidesForSinglePage = true
    pages.backgroundStyle = .prominent
    toggle.setOn(true, animated: false)
    toggle.onTintColor = .red
    slider.minimumValue = 1
    slider.maximumValue = 3
    slider.setValue(2, animated: false)
    stepper.stepValue = 2
    progress.setProgress(0.5, animated: true)
    spinner.hidesWhenStopped = true
    spinner.startAnimating()
    datePicker.datePickerMode = .date
    refresh.attributedTitle = nil
    refresh.tintColor = .red
    refresh.addTarget(self, action: Selector(("refresh")), for: .valueChanged)
    searchBar.searchBarStyle = .minimal
    searchBar.showsCancelButton = true
    searchBar.searchTextField.text = "x"
    toolbar.setItems([], animated: false)
    _ = [field, textView].map { $0.becomeFirstResponder() }
    view.endEditing(true)
  }

  func menu() -> UIMenu {
    let action = UIAction(
      title: "One", image: nil, identifier: nil, discoverabilityTitle: nil,
      attributes: .destructive, state: .on
    ) { [weak self] action in self?.lives.append(action.title) }
    action.state = .off
    action.attributes = [.disabled]
    let inner = UIMenu(
      title: "Inner", image: nil, identifier: nil, options: .displayInline, children: [action])
    let deferred = UIDeferredMenuElement { completion in completion([]) }
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: .command, action: Selector(("x")))
    _ = UICommand(title: "y", action: Selector(("y")))
    _ = command.input
    return UIMenu(title: "", children: [inner, deferred]).replacingChildren([inner])
  }

  func present() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.lives.append("ok") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addTextField { field in field.text = "b" }
    _ = alert.textFields?.first?.text
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.barButtonItem = nil
    present(alert, animated: true)
    present(alert, animated: true, completion: nil)
    dismiss(animated: true) {}
    let navigation = UINavigationController(rootViewController: self)
    navigation.viewControllers = [self]
    show(navigation, sender: nil)
    showDetailViewController(navigation, sender: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [navigation]
    _ = splitViewController
    let pageController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pageController.setViewControllers([self], direction: .forward, animated: false, completion: nil)
    let share = UIActivityViewController(activityItems: [1], applicationActivities: nil)
    present(share, animated: true)
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    _ = storyboard?.instantiateViewController(withIdentifier: "x")
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    _ = [presentingViewController, presentedViewController, parent, tabBarController]
    setNeedsStatusBarAppearanceUpdate()
    addChild(pageController)
    view.addSubview(pageController.view)
    pageController.didMove(toParent: self)
    pageController.willMove(toParent: nil)
    pageController.removeFromParent()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    registerForPreviewing(with: self, sourceView: view)
    _ = UIHostingSwitch.on
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (controller: ControllerSurface, previous: UITraitCollection) in
        controller.lives.append("\(previous.horizontalSizeClass == .compact)")
      }
    }
    _ = contentUnavailableConfiguration
  }

  func surroundings() -> [Any?] {
    let application = UIApplication.shared
    let scene = application.connectedScenes.first as? UIWindowScene
    application.isIdleTimerDisabled = true
    application.open(URL(fileURLWithPath: "/"))
    return [
      application.delegate, application.applicationState == .active, application.keyWindow,
      application.windows.first { $0.isKeyWindow }?.safeAreaInsets, scene?.windows.first,
      scene?.interfaceOrientation.isLandscape, application.statusBarOrientation.isPortrait,
      application.canOpenURL(URL(fileURLWithPath: "/")), UIScreen.main.bounds.height,
      UIScreen.main.nativeScale, UIScreen.screens.count, UIScreen.main.brightness,
      UIScreen.main.maximumFramesPerSecond, UIScreen.main.coordinateSpace.bounds,
      UIDevice.current.userInterfaceIdiom == .pad, UIDevice.current.orientation.isFlat,
      UIDevice.current.orientation.isValidInterfaceOrientation, UIDevice.current.systemName,
      UIDevice.current.identifierForVendor, UIDevice.current.localizedModel,
      view.window?.windowScene?.screen.scale, view.window?.rootViewController,
      traitCollection.verticalSizeClass, traitCollection.userInterfaceLevel,
      traitCollection.accessibilityContrast, traitCollection.forceTouchCapability,
      traitCollection.preferredContentSizeCategory > .medium, traitCollection.displayGamut,
      traitCollection.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)),
      UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark)]),
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled,
      UIPasteboard.general.string,
    ]
  }
}

enum UIHostingSwitch { case on }

extension ControllerSurface: UITextFieldDelegate, UITextViewDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate, UISearchBarDelegate, UISearchResultsUpdating,
  UIViewControllerPreviewingDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UIPageViewControllerDataSource,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  func textViewDidChange(_ textView: UITextView) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func updateSearchResults(for searchController: UISearchController) {}
  func previewingContext(
    _ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ context: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {}
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let from = context.view(forKey: .from)
    else { return }
    context.containerView.addSubview(to.view)
    from.frame = context.finalFrame(for: to)
    context.completeTransition(!context.transitionWasCancelled)
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore before: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter after: UIViewController
  ) -> UIViewController? { nil }
}
