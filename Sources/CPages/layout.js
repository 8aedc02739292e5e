'use strict';

/** A packed tree of bounding rectangles, as the lab has it for frames without a rule: `Stored`. */
class PackedTree {
  static fanOut = 16;

  /** @param {number[][]} frames  x, y, width and height of each element.
   *  @param {number[]} places  The elements in the order that decides between equal ones. */
  constructor(frames, places) {
    this.frames = frames;
    this.order = PackedTree.packed(frames, places);
    this.levels = [];
    let below = this.order.map(place => frames[place]);
    while (below.length > 1 || (below.length === 1 && this.levels.length === 0)) {
      const nodes = [];
      for (let start = 0; start < below.length; start += PackedTree.fanOut) {
        nodes.push(around(below.slice(start, start + PackedTree.fanOut)));
      }
      this.levels.push(nodes);
      below = nodes;
    }
  }

  /** The elements in slices along y, and each slice in the order of x. */
  static packed(frames, places) {
    const middle = (place, number) => frames[place][number] + frames[place][number + 2] / 2;
    const byY = places.slice().sort((a, b) => middle(a, 1) - middle(b, 1));
    const groups = Math.ceil(byY.length / PackedTree.fanOut);
    const slice = PackedTree.fanOut * Math.max(1, Math.ceil(Math.sqrt(groups)));
    const order = [];
    for (let start = 0; start < byY.length; start += slice) {
      order.push(...byY.slice(start, start + slice).sort((a, b) => middle(a, 0) - middle(b, 0)));
    }
    return order;
  }

  /** The elements that intersect `rect`, in no fixed order, and what it took to find them. */
  search(rect) {
    const answer = { indexes: [], searchSteps: 0, itemsCompared: 0 };
    if (!(rect[2] > 0 && rect[3] > 0) || this.levels.length === 0) return answer;
    const top = this.levels.length - 1;
    const waiting = [[top, 0]];
    while (waiting.length > 0) {
      const [level, node] = waiting.pop();
      if (level < top) {
        answer.searchSteps += 1;
        if (!reaches(this.levels[level][node], rect)) continue;
      }
      const start = PackedTree.fanOut * node;
      const count = level > 0 ? this.levels[level - 1].length : this.order.length;
      for (let child = Math.min(start + PackedTree.fanOut, count) - 1; child >= start; child--) {
        if (level > 0) {
          waiting.push([level - 1, child]);
        } else {
          answer.itemsCompared += 1;
          if (intersects(this.frames[this.order[child]], rect)) answer.indexes.push(this.order[child]);
        }
      }
    }
    return answer;
  }
}

/** Whether two rectangles share some area; those that only touch share none. */
function intersects(a, b) {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
    && a[2] > 0 && a[3] > 0 && b[2] > 0 && b[3] > 0;
}

/** As `intersects`, for bounding rectangles that may be flat. */
function reaches(a, b) {
  return a[0] <= b[0] + b[2] && b[0] <= a[0] + a[2] && a[1] <= b[1] + b[3] && b[1] <= a[1] + a[3];
}

/** The bounding rectangle. The first takes part twice, so that it is rounded as in the lab. */
function around(frames) {
  return frames.reduce((a, b) => union(a, b), frames[0]);
}

function union(a, b) {
  const left = Math.min(a[0], b[0]), top = Math.min(a[1], b[1]);
  return [left, top, Math.max(a[0] + a[2], b[0] + b[2]) - left,
    Math.max(a[1] + a[3], b[1] + b[3]) - top];
}

/** A layout as the lab placed it: `frames` is a result of the command `frames`, `details` what
 *  that leaves out. */
class Layout {
  constructor(frames, details) {
    this.elements = frames.elements;
    this.size = frames.content;
    this.details = details;
    this.isVertical = details.axis === 'vertical';
    this.frames = this.elements.map(element => element.frame.slice());
    const sections = details.sections;
    this.names = this.elements.map((element, index) => details.names[index]
      ?? (sections === 1 ? `${element.item}` : `${element.section}.${element.item}`));
    this.places = new Map(this.names.map((name, index) => [name, index]));
    this.ranks = this.ranked();
    this.pins = details.pins;
    this.across = new Map(details.across.map(section => [section.section, { ...section, elements: [] }]));
    this.offsets = new Map(details.across.map(section => [section.section, section.offset]));
    this.moving = new Set(this.pins.map(pin => pin.index));
    for (const index of this.elements.keys()) {
      const section = this.sectionAcross(index);
      if (!section) continue;
      section.elements.push(index);
      this.moving.add(index);
    }
    this.still = this.tree();
    this.current = this.still;
  }

  /** Items before all others: that is the order in which the lab packs them. */
  tree() {
    const places = [...this.elements.keys()].filter(place => this.elements[place].kind === 'item');
    const views = [...this.elements.keys()].filter(place => this.elements[place].kind !== 'item');
    return new PackedTree(this.frames, places.concat(views));
  }

  /** The place of each element from back to front. */
  ranked() {
    const depths = new Map(this.details.depths);
    const depth = index => depths.get(index) ?? 0;
    const isBehind = index => this.elements[index].kind === 'decoration' ? 0 : 1;
    const order = [...this.elements.keys()].sort((a, b) =>
      depth(a) - depth(b) || isBehind(a) - isBehind(b) || a - b);
    const ranks = new Array(order.length);
    order.forEach((index, rank) => { ranks[index] = rank + 1; });
    return ranks;
  }

  /** The orthogonal section that an element scrolls with; undefined for all others. */
  sectionAcross(index) {
    const element = this.elements[index];
    return element.item === undefined ? undefined : this.across.get(element.section);
  }

  /** The elements in a rectangle by their indexes, and the cost of the answer. */
  query(rect) {
    this.current ??= this.tree();
    const answer = this.current.search(rect);
    answer.indexes.sort((a, b) => a - b);
    return answer;
  }

  /** As `query`, for the screen: what moves while one scrolls is not in the tree. */
  near(rect) {
    const found = this.still.search(rect).indexes.filter(index => !this.moving.has(index));
    for (const index of this.moving) if (intersects(this.frames[index], rect)) found.push(index);
    return found;
  }

  /** Moves pinned views to where they are while `visible` is on the screen. */
  pin(visible) {
    const axis = this.isVertical ? 1 : 0;
    const [start, end] = this.details.reversed
      ? [-(visible[0] + visible[2]), -visible[0]]
      : [visible[axis], visible[axis] + visible[axis + 2]];
    for (const pin of this.pins) {
      const frame = this.frames[pin.index];
      const length = frame[axis + 2];
      const place = pin.atEnd
        ? (pin.limit < end ? Math.min(pin.rest, Math.max(end - length - pin.inset, pin.limit)) : pin.rest)
        : Math.max(pin.rest, Math.min(start + pin.inset, pin.limit));
      this.move(frame, axis, this.details.reversed ? -place - length : place);
    }
  }

  /** Scrolls an orthogonal section to `offset`. */
  scrollAcross(section, offset) {
    const { offset: first, elements } = this.across.get(section);
    this.offsets.set(section, offset);
    const axis = this.isVertical ? 0 : 1;
    const sign = this.details.rightToLeft && this.isVertical ? 1 : -1;
    for (const index of elements) {
      const start = this.elements[index].frame[axis];
      this.move(this.frames[index], axis, offset === first ? start : start + sign * (offset - first));
    }
  }

  move(frame, axis, place) {
    if (frame[axis] === place) return;
    frame[axis] = place;
    this.current = undefined;
  }
}
