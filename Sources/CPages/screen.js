/** What a device shows of a layout. Only elements near the screen are in the document. */
class Screen {
  constructor(onSelect, onQuery) {
    this.view = document.getElementById('screen');
    this.content = document.getElementById('content');
    this.rectangle = document.createElement('div');
    this.rectangle.id = 'rectangle';
    this.onSelect = onSelect;
    this.onQuery = onQuery;
    this.nodes = new Map();
    this.strips = new Map();
    this.hits = new Set();
    this.selected = undefined;
    this.placed = Infinity;
    this.scale = 1;
    this.isAwaited = false;
    this.view.addEventListener('scroll', () => this.renderSoon());
    this.view.addEventListener('keydown', event => this.keyDown(event));
    this.listenToPointer();
    this.view.addEventListener('wheel', event => {
      // A wheel turns one way only.
      if (this.layout.isVertical || event.deltaX !== 0 || event.ctrlKey) return;
      event.preventDefault();
      this.view.scrollBy(this.layout.details.reversed ? -event.deltaY : event.deltaY, 0);
    }, { passive: false });
    new ResizeObserver(() => this.fit()).observe(document.getElementById('stage'));
    addEventListener('resize', () => this.fit());
  }

  // MARK: What is shown

  /** Shows `layout`; elements that it shares with the one before move to their new places. */
  show(layout) {
    const before = this.layout;
    const isMoving = before && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const old = new Map([...this.nodes].map(([name, node]) => [name, node]));
    const place = before && this.view.scrollTop / this.scale;
    this.layout = layout;
    for (const strip of this.strips.values()) strip.remove();
    this.strips.clear();
    this.measure();
    layout.across.forEach((section, number) => this.addStrip(number, section));
    if (before) {
      if (layout.isVertical) this.view.scrollTop = place * this.scale;
    } else {
      const [x, y] = layout.details.screen;
      this.view.scrollTo(x * this.scale, y * this.scale);
    }
    this.content.classList.remove('moving');
    if (!isMoving) return this.render();
    // 1. Elements that come into sight begin where they were.
    this.keeps = old;
    this.render(before);
    // 2. All move at once; the next scroll removes those that left.
    void this.content.offsetWidth;
    this.content.classList.add('moving');
    this.render();
    const end = () => {
      this.content.classList.remove('moving');
      this.keeps = undefined;
      this.render();
    };
    clearTimeout(this.ending);
    this.ending = setTimeout(end, 400);
  }

  /** The largest scale at which the screen fits. */
  fit() {
    if (!this.layout) return;
    const before = this.scale;
    const { scrollLeft, scrollTop } = this.view;
    this.measure();
    if (before !== this.scale) {
      this.view.scrollTo(scrollLeft / before * this.scale, scrollTop / before * this.scale);
    }
    this.placeStrips();
    this.render();
  }

  measure() {
    const [, , width, height] = this.layout.details.screen;
    const stage = document.getElementById('stage');
    const isNarrow = matchMedia('(max-width: 780px)').matches;
    const room = isNarrow ? innerHeight * 0.62 : Math.max(320, innerHeight - stage.offsetTop - 70);
    const across = (stage.clientWidth - 18) / width;
    const scale = isNarrow ? Math.min(1.5, across) : Math.min(1.5, across, Math.max(0.6, room / height));
    this.scale = Math.max(0.05, scale);
    const [x, y, w, h] = this.layout.details.first;
    const size = [Math.max(this.layout.size[0], x + w), Math.max(this.layout.size[1], y + h)];
    this.content.style.width = `${size[0] * this.scale}px`;
    this.content.style.height = `${size[1] * this.scale}px`;
    const isWider = size[0] > width, isLonger = size[1] * this.scale > Math.min(height * this.scale, room);
    this.view.style.overflow = `${isWider ? 'scroll' : 'hidden'} ${isLonger ? 'scroll' : 'hidden'}`;
    // The bars are beside the screen, where a browser does not lay them over it.
    const bars = [this.view.offsetWidth - this.view.clientWidth, this.view.offsetHeight - this.view.clientHeight];
    this.view.style.width = `${width * this.scale + bars[0]}px`;
    this.view.style.height = `${Math.min(height * this.scale, room) + bars[1]}px`;
  }

  /** The part of the content that is on the screen. */
  get visible() {
    const [x, y, width, height] = this.layout.details.screen;
    // A browser scrolls by whole pixels: within one of them, it is where the lab was.
    const exact = (place, lab) => Math.abs(place - lab * this.scale) < 1 ? lab : place / this.scale;
    const start = [exact(this.view.scrollLeft, x), exact(this.view.scrollTop, y)];
    return [...start, width, Math.min(height, this.view.clientHeight / this.scale || height)];
  }

  // MARK: Sections that scroll across

  addStrip(number, section) {
    const strip = document.createElement('div');
    strip.className = this.layout.isVertical ? 'across' : 'across tall';
    strip.tabIndex = -1;
    strip.append(document.createElement('div'));
    this.strips.set(number, strip);
    this.content.append(strip);
    this.placeStrip(strip, section, number);
    strip.addEventListener('scroll', () => {
      const place = (this.layout.isVertical ? strip.scrollLeft : strip.scrollTop) / this.scale;
      const offset = this.isMirrored ? section.most - place : section.least + place;
      // A browser rounds how far it scrolled.
      const isSame = Math.abs(offset - this.layout.offsets.get(number)) < 0.5 / this.scale;
      if (!isSame) this.layout.scrollAcross(number, Math.min(section.most, Math.max(section.least, offset)));
      this.renderSoon();
    });
  }

  placeStrips() {
    this.layout.across.forEach((section, number) => this.placeStrip(this.strips.get(number), section, number));
  }

  placeStrip(strip, section, number) {
    const { scale } = this;
    const [x, y, width, height] = Screen.stripFrame(section, this.layout.isVertical);
    const way = section.most - section.least;
    // A transform would keep the section's elements from lying above and below others.
    strip.style.left = `${x * scale}px`;
    strip.style.top = `${y * scale}px`;
    strip.style.width = `${width * scale}px`;
    strip.style.height = `${height * scale}px`;
    const isVertical = this.layout.isVertical;
    strip.firstChild.style.width = `${(width + (isVertical ? way : 0)) * scale}px`;
    strip.firstChild.style.height = `${(height + (isVertical ? 0 : way)) * scale}px`;
    const offset = this.layout.offsets.get(number);
    const place = (this.isMirrored ? section.most - offset : offset - section.least) * scale;
    if (isVertical) strip.scrollLeft = place; else strip.scrollTop = place;
  }

  /** The section with some space for badges that reach beyond it. */
  static stripFrame({ frame: [x, y, width, height] }, isVertical) {
    const slack = 16;
    return isVertical
      ? [x, y - slack, width, height + 2 * slack] : [x - slack, y, width + 2 * slack, height];
  }

  get isMirrored() { return this.layout.isVertical && this.layout.details.rightToLeft; }

  /** A frame in the coordinates of the strip that scrolls it. */
  inStrip(frame, section) {
    const [x, y] = Screen.stripFrame(section, this.layout.isVertical);
    const offset = this.layout.offsets.get(section.section);
    const way = this.isMirrored ? section.most - offset : offset - section.least;
    return this.layout.isVertical
      ? [frame[0] - x + way, frame[1] - y, frame[2], frame[3]]
      : [frame[0] - x, frame[1] - y + way, frame[2], frame[3]];
  }

  // MARK: The document

  renderSoon() {
    if (this.isAwaited) return;
    this.isAwaited = true;
    requestAnimationFrame(() => {
      this.isAwaited = false;
      this.render();
    });
  }

  /** Has in the document what is near the screen; `origin` is a layout that elements come from. */
  render(origin) {
    const { layout } = this;
    const visible = this.visible;
    layout.pin(visible);
    const [x, y, width, height] = visible;
    const near = [x - width / 2, y - height / 2, 2 * width, 2 * height];
    const shown = new Map(layout.near(near).map(index => [layout.names[index], index]));
    if (this.selected !== undefined) shown.set(layout.names[this.selected], this.selected);
    if (this.keeps) {
      for (const name of this.keeps.keys()) {
        const index = layout.places.get(name);
        if (index !== undefined) shown.set(name, index);
      }
    }
    for (const [name, node] of this.nodes) {
      if (shown.has(name)) continue;
      node.remove();
      this.nodes.delete(name);
    }
    // In the document they are in their order, for screen readers: the last is placed first.
    const following = new Map();
    for (const [name, index] of [...shown].sort((a, b) => b[1] - a[1])) {
      const node = this.nodes.get(name) ?? this.addNode(name, index);
      this.place(node, index, origin?.frames[origin.places.get(name)], following);
      following.set(node.parentNode, node);
    }
    this.view.setAttribute('aria-activedescendant',
      this.selected === undefined ? '' : `element-${layout.names[this.selected]}`);
    this.placeRectangle();
  }

  addNode(name, index) {
    const node = document.createElement('div');
    node.id = `element-${name}`;
    node.setAttribute('role', 'option');
    node.append(document.createElement('span'), document.createElement('small'));
    node.firstChild.textContent = name;
    this.nodes.set(name, node);
    return node;
  }

  place(node, index, start, following) {
    const { layout, scale } = this;
    const element = layout.elements[index];
    const frame = start ?? layout.frames[index];
    const section = layout.sectionAcross(index);
    const parent = section ? this.strips.get(section.section).firstChild : this.content;
    if (node.parentNode !== parent) parent.insertBefore(node, following.get(parent) ?? null);
    setFrame(node, section ? this.inStrip(frame, section) : frame, scale);
    const [width, height] = [frame[2] * scale, frame[3] * scale];
    const isBadge = element.kind === 'supplementary' && element.item !== undefined;
    const name = layout.names[index];
    node.className = `element ${isBadge ? 'badge' : element.kind}`;
    const isBare = width < 6 * name.length + 2 || height < 9;
    node.classList.toggle('tight', width < 40 || height < 20);
    node.classList.toggle('bare', isBare);
    node.classList.toggle('hit', this.hits.has(index));
    node.classList.toggle('waiting', index >= this.placed);
    node.classList.toggle('selected', index === this.selected);
    const size = width > 90 && height > 42 ? `${short(frame[2])} × ${short(frame[3])}` : '';
    // The same text again would be a new node.
    if (node.lastChild.textContent !== size) node.lastChild.textContent = size;
    node.style.zIndex = layout.ranks[index];
    node.style.opacity = index >= this.placed ? '' : element.alpha ?? '';
    node.setAttribute('aria-selected', index === this.selected);
    node.setAttribute('aria-posinset', index + 1);
    node.setAttribute('aria-setsize', layout.elements.length);
    node.setAttribute('aria-label', `${kindOf(element)} ${name}, ${spoken(frame)}`);
  }

  placeRectangle() {
    if (!this.rect) return this.rectangle.remove();
    if (!this.rectangle.isConnected) this.content.append(this.rectangle);
    this.rectangle.style.zIndex = this.layout.elements.length + 1;
    setFrame(this.rectangle, this.rect, this.scale);
  }

  // MARK: Selection

  select(index) {
    this.selected = index;
    const isPinned = this.layout.pins.some(pin => pin.index === index);
    if (index !== undefined && !isPinned) {
      this.reveal(this.layout.frames[index], this.layout.sectionAcross(index));
    }
    this.render();
    this.onSelect(index);
  }

  /** Scrolls until `frame` is on the screen, not behind a pinned header. */
  reveal(frame, section) {
    const visible = this.visible;
    const axis = this.layout.isVertical ? 1 : 0;
    const header = Math.max(0, ...this.layout.pins.filter(pin => !pin.atEnd)
      .map(pin => this.layout.frames[pin.index][axis + 2]));
    if (!this.layout.details.reversed) visible[axis] += header;
    visible[axis + 2] -= header;
    if (section) {
      const way = distance(frame[1 - axis], frame[3 - axis], section.frame[1 - axis], section.frame[3 - axis]);
      const strip = this.strips.get(section.section);
      if (way) strip.scrollBy(axis === 1 ? way * this.scale : 0, axis === 1 ? 0 : way * this.scale);
    }
    const [dx, dy] = [0, 1].map(side => section && side !== axis
      ? 0 : distance(frame[side], frame[side + 2], visible[side], visible[side + 2]));
    if (dx || dy) this.view.scrollBy(dx * this.scale, dy * this.scale);
  }

  keyDown(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== this.view) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const last = this.layout.elements.length - 1;
    let next;
    if (ways[event.key]) next = this.nextElement(ways[event.key]);
    else if (event.key === 'Home' && last >= 0) next = 0;
    else if (event.key === 'End' && last >= 0) next = last;
    else if (event.key === 'Escape') this.select(undefined);
    else if (event.key === 'PageDown') this.turnPage(1);
    else if (event.key === 'PageUp') this.turnPage(-1);
    else return;
    event.preventDefault();
    if (next !== undefined) this.select(next);
  }

  turnPage(direction) {
    const [, , width, height] = this.visible;
    const way = 0.9 * direction * this.scale;
    if (this.layout.isVertical) this.view.scrollBy(0, way * height);
    else this.view.scrollBy(this.layout.details.reversed ? -way * width : way * width, 0);
  }

  /** The nearest element in a direction; the first one on the screen where none is selected. */
  nextElement([dx, dy]) {
    const { layout } = this;
    if (this.selected === undefined) {
      const seen = layout.near(this.visible).filter(index => layout.elements[index].kind !== 'decoration');
      return seen.length > 0 ? Math.min(...seen) : undefined;
    }
    const from = layout.frames[this.selected];
    let [best, least] = [undefined, Infinity];
    for (const [index, frame] of layout.frames.entries()) {
      if (index === this.selected || layout.elements[index].kind === 'decoration') continue;
      const [along, across] = dx !== 0 ? [0, 1] : [1, 0];
      const sign = dx + dy;
      const middle = axis => frame[axis] + frame[axis + 2] / 2 - from[axis] - from[axis + 2] / 2;
      const way = sign * middle(along);
      if (way <= 0.01) continue;
      const aside = Math.max(0, Math.abs(middle(across)) - (frame[across + 2] + from[across + 2]) / 2 + 1);
      const length = way + 4 * aside;
      if (length < least) [best, least] = [index, length];
    }
    return best;
  }

  // MARK: The pointer

  /** A mouse draws a rectangle, and so does a finger while `draw` is on; a tap selects. */
  listenToPointer() {
    let start;
    const point = event => {
      const box = this.content.getBoundingClientRect();
      return [(event.clientX - box.left) / this.scale, (event.clientY - box.top) / this.scale];
    };
    const drawn = event => {
      const [a, b] = [start, point(event)];
      const low = [0, 1].map(axis => Math.round(Math.min(a[axis], b[axis])));
      const high = [0, 1].map(axis => Math.round(Math.max(a[axis], b[axis])));
      return [low[0], low[1], high[0] - low[0], high[1] - low[1]];
    };
    const isDrag = event => {
      const [x, y] = point(event);
      return Math.hypot(x - start[0], y - start[1]) * this.scale > 4;
    };
    this.view.addEventListener('pointerdown', event => {
      const isOnBar = event.offsetX > event.target.clientWidth || event.offsetY > event.target.clientHeight;
      if (event.button !== 0 || event.target === this.view && isOnBar) return;
      start = point(event);
      this.isDrawing = event.pointerType === 'mouse' || this.view.classList.contains('drawing');
      if (this.isDrawing) this.view.setPointerCapture(event.pointerId);
    });
    this.view.addEventListener('pointermove', event => {
      if (!start || !this.isDrawing || !isDrag(event)) return;
      this.rect = drawn(event);
      this.placeRectangle();
    });
    this.view.addEventListener('pointerup', event => {
      if (start && this.isDrawing && isDrag(event)) this.onQuery(drawn(event));
      else if (start && !isDrag(event)) this.tap(point(event));
      start = undefined;
    });
    this.view.addEventListener('pointercancel', () => { start = undefined; });
  }

  tap([x, y]) {
    const { layout } = this;
    const found = layout.near([x, y, 1e-6, 1e-6]);
    const top = found.sort((a, b) => layout.ranks[b] - layout.ranks[a])[0];
    this.select(top);
  }
}

/** How far to scroll so that a stretch is inside of another. */
function distance(start, length, outer, room) {
  if (start < outer || length > room) return start - outer;
  return Math.max(0, start + length - outer - room);
}

function setFrame(node, [x, y, width, height], scale) {
  node.style.transform = `translate(${x * scale}px, ${y * scale}px)`;
  node.style.width = `${width * scale}px`;
  node.style.height = `${height * scale}px`;
}
