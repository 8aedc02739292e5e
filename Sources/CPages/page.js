const byId = id => document.getElementById(id);

/** Text of a file as it can be read: controls, and characters that turn the direction, as escapes. */
function plain(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    character => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** A number with two decimals at most. */
const short = number => String(Math.round(number * 100) / 100 || 0);

const grouped = number => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

const spoken = frame => `x ${short(frame[0])}, y ${short(frame[1])}, width ${short(frame[2])}, height ${short(frame[3])}`;

function kindOf(element) {
  if (element.kind === 'supplementary') return element.elementKind ? plain(element.elementKind).slice(0, 60) : 'view';
  return element.kind === 'decoration' ? 'background' : element.kind;
}

/** An element of the document with `children`, texts or other elements. */
function make(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** The panels beside the screen. */
class Inspector {
  constructor(layouts, details) {
    this.details = details;
    this.layouts = layouts;
    this.screen = new Screen(index => this.showElement(index), rect => this.query(rect));
    this.shown = Math.max(0, details.start);
    byId('summary').textContent = plain(details.summary);
    byId('screen').setAttribute('aria-label', `Elements of ${plain(details.title)}`);
    this.listen();
    this.showLayout();
    this.setUpVariants();
    if (details.query) this.query(details.query.rect, details.query.visited);
    else this.fillIn(this.layout.details.screen);
  }

  get layout() { return this.screen.layout; }

  listen() {
    byId('query').addEventListener('submit', event => {
      event.preventDefault();
      const fields = ['x', 'y', 'width', 'height'].map(name => byId(`query-${name}`));
      const rect = fields.map(field => field.value.trim() === '' ? NaN : Number(field.value));
      fields.forEach((field, place) => field.setAttribute('aria-invalid',
        !Number.isFinite(rect[place]) || (place > 1 && rect[place] < 0)));
      const wrong = fields.find(field => field.getAttribute('aria-invalid') === 'true');
      if (wrong) wrong.focus(); else this.query(rect);
    });
    byId('clear').addEventListener('click', () => this.clear());
    byId('draw').addEventListener('click', event => {
      const isOn = byId('screen').classList.toggle('drawing');
      event.currentTarget.setAttribute('aria-pressed', isOn);
    });
    byId('back').addEventListener('click', () => this.step(this.stepNumber - 1));
    byId('next').addEventListener('click', () => this.step(this.stepNumber + 1));
    byId('step').addEventListener('input', event => this.step(Number(event.target.value)));
    byId('play').addEventListener('click', () => this.play(!this.timer));
    byId('variant').addEventListener('input', event => {
      this.shown = Number(event.target.value);
      this.showLayout();
    });
    addEventListener('beforeprint', () => this.print());
  }

  // MARK: Variants

  setUpVariants() {
    if (this.layouts.length < 2) return;
    byId('variants').hidden = false;
    byId('variant').max = this.layouts.length - 1;
    byId('variant').value = this.shown;
  }

  showLayout() {
    const { name: variant, layout, error } = this.layouts[this.shown];
    if (variant !== undefined) {
      byId('variant-value').textContent = plain(variant);
      byId('variant').setAttribute('aria-valuetext', plain(variant));
    }
    if (!layout) {
      byId('variant-text').textContent = plain(error);
      return;
    }
    byId('variant-text').textContent =
      `content ${short(layout.size[0])} × ${short(layout.size[1])}, ${grouped(layout.elements.length)} elements`;
    const { screen } = this;
    const name = screen.selected === undefined ? undefined : screen.layout.names[screen.selected];
    const rect = screen.rect;
    this.play(false);
    screen.hits.clear();
    screen.placed = Infinity;
    screen.selected = layout.places.get(name);
    screen.show(layout);
    this.showElement(screen.selected);
    this.stepNumber = layout.elements.length;
    byId('step').max = this.stepNumber;
    this.showStep();
    if (rect) this.query(rect);
  }

  // MARK: One element

  showElement(index) {
    const panel = byId('element');
    if (index === undefined) {
      panel.replaceChildren(make('p', { class: 'note' }, 'Tap an element for its frame and the arithmetic.'));
      return;
    }
    const { layout } = this;
    const element = layout.elements[index];
    const list = make('dl', { class: 'why' });
    const texts = layout.details.texts;
    const reasons = layout.details.reasons[index];
    for (const [place, number] of ['x', 'y', 'width', 'height'].entries()) {
      const [sum, ...facts] = reasons
        ? reasons[place].map(text => plain(texts[text]))
        : [`${number} = ${short(layout.frames[index][place])}`];
      const now = layout.frames[index][place];
      if (reasons && now !== element.frame[place]) facts.push(`scrolled to ${short(now)} since`);
      list.append(make('dt', {}, sum), ...facts.map(fact => make('dd', {}, fact)));
    }
    const kind = element.elementKind ? plain(element.elementKind) : kindOf(element);
    panel.replaceChildren(
      make('p', { class: 'name' }, layout.names[index], ' ', make('small', {}, kind)),
      make('p', { class: 'note' }, spoken(layout.frames[index])), list);
    if (!reasons) {
      panel.append(make('p', { class: 'note' },
        `This page explains the first ${grouped(layout.details.reasons.length)} elements. In the lab: why ${layout.names[index]}.y`));
    }
  }

  // MARK: A query

  query(rect, visited) {
    const { layout, screen } = this;
    const { indexes, searchSteps, itemsCompared } = layout.query(rect);
    screen.rect = rect;
    screen.hits = new Set(indexes);
    if (!intersects(screen.visible, rect)) screen.reveal(rect);
    screen.render();
    this.fillIn(rect);
    byId('clear').disabled = false;
    const noun = indexes.every(index => layout.elements[index].kind === 'item') ? 'item' : 'element';
    const names = indexes.slice(0, 200).map(index => layout.names[index]).join(' ');
    const rest = indexes.length > 200 ? ` … ${grouped(indexes.length - 200)} more` : '';
    const total = layout.elements.length;
    byId('answer').replaceChildren(
      make('p', { id: 'hits' }, `${counted(indexes.length, noun)}${names ? `: ${names}${rest}` : ''}`),
      make('p', { class: 'note', id: 'cost' },
        `visited ${grouped(searchSteps + itemsCompared)} = ${counted(searchSteps, 'search step')} + `
        + `${counted(itemsCompared, 'frame')} compared, in a tree of all frames; a linear scan compares ${grouped(total)}`),
      ...(visited === undefined ? [] : [make('p', { class: 'note', id: 'lab-cost' },
        `the layout itself visited ${grouped(visited)} of ${grouped(total)}`)]),
      make('code', {}, `query ${rect.map(String).join(' ')}`));
  }

  fillIn(rect) {
    ['x', 'y', 'width', 'height'].forEach((name, place) => {
      byId(`query-${name}`).value = rect[place];
      byId(`query-${name}`).setAttribute('aria-invalid', false);
    });
  }

  clear() {
    this.screen.rect = undefined;
    this.screen.hits.clear();
    this.screen.render();
    byId('answer').replaceChildren();
    byId('clear').disabled = true;
  }

  // MARK: Steps

  step(number) {
    const { layout, screen } = this;
    this.stepNumber = Math.min(Math.max(number, 0), layout.elements.length);
    screen.placed = this.stepNumber;
    screen.select(this.stepNumber > 0 ? this.stepNumber - 1 : undefined);
    this.showStep();
  }

  showStep() {
    const count = this.layout.elements.length;
    const { stepNumber } = this;
    byId('step').value = stepNumber;
    byId('back').disabled = stepNumber === 0;
    byId('next').disabled = stepNumber === count;
    if (stepNumber === count) this.play(false);
    byId('play').disabled = count === 0;
    const name = this.layout.names[stepNumber - 1];
    const text = stepNumber === count
      ? `${counted(count, 'element')} placed`
      : stepNumber === 0
        ? 'nothing is placed yet' : `step ${grouped(stepNumber)} of ${grouped(count)}: ${name} is placed`;
    byId('step-text').textContent = text;
    byId('step').setAttribute('aria-valuetext', text);
  }

  play(isPlaying) {
    clearInterval(this.timer);
    this.timer = undefined;
    byId('play').setAttribute('aria-pressed', isPlaying);
    if (!isPlaying) return;
    this.timer = setInterval(() => this.step(this.stepNumber + 1), 600);
    this.step(this.stepNumber === this.layout.elements.length ? 0 : this.stepNumber + 1);
  }

  // MARK: Paper

  /** The frames of what is on the screen, as a table. */
  print() {
    const { layout, screen } = this;
    const seen = layout.near(screen.visible).sort((a, b) => a - b);
    const table = byId('printed');
    table.caption.textContent = `Frames on the screen: ${counted(seen.length, 'element')} of ${grouped(layout.elements.length)}`;
    table.tBodies[0].replaceChildren(...seen.map(index => make('tr', {},
      make('td', {}, layout.names[index]), ...layout.frames[index].map(value => make('td', {}, short(value))))));
  }
}

const counted = (count, noun) => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

{
  const frames = JSON.parse(byId('layout').textContent).result;
  const details = JSON.parse(byId('details').textContent);
  const present = new Layout(frames, details.layout);
  const variants = details.variants.map(({ name, isPresent, frames: own, layout, error }) =>
    ({ name, error, layout: isPresent ? present : layout && new Layout(own, layout) }));
  const inspector = new Inspector(variants.length > 0 ? variants : [{ layout: present }], details);
  globalThis.layoutlab = Object.freeze({
    query: (x, y, width, height) => inspector.layout.query([x, y, width, height]).indexes,
    explain: (x, y, width, height) => inspector.layout.query([x, y, width, height]),
  });
}
