import { asWhenIdle } from './as-when-idle.ts';
import { isSettled, nextRows, type Scene } from './drawn-rows.ts';
import { coveredTop, nearestLeft, topDistance, type ListPlace } from './list-place.ts';
import { measureRow, measureRows } from './measure-rows.ts';
import { PageMeasures } from './page-measures.ts';
import { drawsSameRows, placeRows, type Drawn } from './place-rows.ts';
import { RowHeights } from './row-heights.ts';
import { rowsInUse } from './rows-in-use.ts';
import { missingRoom, scrollTarget } from './scroll-target.ts';

/** A row that was not measured counts as this high (R-CONST-028). */
export const unmeasuredHeight = 120;

/** After so many milliseconds without scrolling the page rests (R-CONST-026). */
export const restDelay = 250;

/** While nothing else is due more are drawn in one go: each go is a layout and a painting of its own. */
const rowsWhenIdle = 4;

/** Below this a difference is not seen, and correcting it would go on for ever. */
const tolerance = 0.5;

/**
 * Holds a long list of rows in the scroll of the whole page: which are drawn, where they stand, and
 * that what is being read does not move when others change above it. It writes styles past React, since
 * sizes are known only between layout and paint.
 */
export class ListScroller {
  readonly #onDraw: (drawn: Drawn) => void;
  #onMove: (() => void) | undefined;
  readonly #heights: RowHeights;
  readonly #elements = new Map<string, HTMLElement>();
  readonly #keyOf = new WeakMap<Element, string>();
  readonly #sizes = new ResizeObserver((entries) => this.#takeSizes(entries));
  #box: HTMLElement | undefined;
  /** What stands in the document. */
  #drawn: Drawn = { keys: [], rows: { from: 0, to: 0 }, inUse: [] };
  /** What React has been told to draw, and has not yet. */
  #planned: Drawn = this.#drawn;
  #anchor: ListPlace | undefined;
  #page = new PageMeasures();
  #isWhole = false;
  readonly #makesRoom: boolean;
  /** How high the list was last made. */
  #height = 0;
  /** Where the page was scrolled to from here; only somebody else's scrolling makes a new place. */
  #ownTop: number | undefined;
  #lastTop = 0;
  #direction: -1 | 0 | 1 = 0;
  #resting: number | undefined;
  #step: (() => void) | undefined;

  /**
   * Says by `onDraw` what is to be drawn; `known` heights come from an earlier list. What `makesRoom` is
   * higher than its rows where the page could else not be scrolled to the reader's place.
   */
  constructor(
    onDraw: (drawn: Drawn) => void,
    known?: ReadonlyMap<string, number>,
    makesRoom = false,
  ) {
    this.#onDraw = onDraw;
    this.#makesRoom = makesRoom;
    this.#heights = new RowHeights(unmeasuredHeight, known);
  }

  /** Calls with each frame in which the page was scrolled; gives the way to stop. */
  follow(onMove: (() => void) | undefined): () => void {
    this.#onMove = onMove;
    return () => {
      this.#onMove = undefined;
    };
  }

  /** Heights measured so far, for another list of the same rows. */
  get known(): ReadonlyMap<string, number> {
    return this.#heights.known;
  }

  /** Where the reader is; undefined at the top of the page. */
  get place(): ListPlace | undefined {
    return this.#anchor;
  }

  attach(box: HTMLElement, start: ListPlace | undefined): () => void {
    this.#box = box;
    this.#page = new PageMeasures(box);
    this.#anchor = start;
    this.#lastTop = window.scrollY;
    const handleScroll = (): void => this.#scrolled();
    const handleResize = (): void => {
      this.#page.forget();
      this.#layOut();
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleResize);
      window.clearTimeout(this.#resting);
      this.#sizes.disconnect();
      this.#step = undefined;
      this.#box = undefined;
    };
  }

  /** A row stands in the document from now on; gives the way to tell that it does no more. */
  row(key: string, element: HTMLElement): () => void {
    this.#elements.set(key, element);
    this.#keyOf.set(element, key);
    this.#sizes.observe(element);
    return () => {
      this.#sizes.unobserve(element);
      if (this.#elements.get(key) === element) this.#elements.delete(key);
    };
  }

  /** To be called when React has drawn: the list may have other rows now. */
  update(drawn: Drawn, isWhole: boolean): void {
    /* Only the window of drawn rows has moved: places are known, and the page need not be measured. */
    const hasMoved = drawn.keys === this.#heights.keys && drawn === this.#planned;
    this.#drawn = drawn;
    if (hasMoved && isWhole === this.#isWhole) {
      this.#placeRows();
      return;
    }
    this.#isWhole = isWhole;
    this.#page.forget();
    this.#noticePlace();
    this.#planned = drawn;
    this.#keepAnchor(drawn.keys);
    this.#heights.setKeys(drawn.keys);
    this.#layOut();
  }

  /** Keeps a row where it is at the next change, whatever comes in above it. */
  hold(key: string): void {
    const index = this.#heights.indexOf(key);
    if (index === undefined) return;
    this.#anchor = { key, top: this.#heights.startOf(index) + this.#page.top - window.scrollY };
  }

  /** Brings a row to the top of the window, right under what covers it. */
  show(key: string): void {
    this.goTo({ key, top: coveredTop() });
  }

  /** Brings a row to a place in the window. */
  goTo(place: ListPlace): void {
    if (this.#heights.indexOf(place.key) === undefined) return;
    measureRow(place.key, this.#heights, this.#elements);
    this.#anchor = place;
    this.#layOut();
  }

  /** The element of a row, if it is drawn. */
  elementOf(key: string): HTMLElement | undefined {
    return this.#elements.get(key);
  }

  /* If the anchor's row is gone, the nearest one that is left becomes the anchor. */
  #keepAnchor(keys: readonly string[]): void {
    const anchor = this.#anchor;
    if (!anchor || keys === this.#heights.keys) return;
    const known = new Set(keys);
    const at = this.#heights.indexOf(anchor.key);
    if (known.has(anchor.key) || at === undefined) return;
    const next = nearestLeft(this.#heights.keys, at, known);
    if (next === undefined) this.#anchor = undefined;
    else this.hold(next);
  }

  #takeSizes(entries: readonly ResizeObserverEntry[]): void {
    this.#noticePlace();
    let hasChanged = false;
    for (const { target, borderBoxSize } of entries) {
      const key = this.#keyOf.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (key === undefined || height === undefined || !target.isConnected) continue;
      hasChanged = this.#heights.measure(key, height) || hasChanged;
    }
    if (hasChanged) this.#layOut();
  }

  /** Puts every row where it belongs, the page to where the reader is, and draws what is due. */
  #layOut(): void {
    if (!this.#box) return;
    this.#placeRows();
    this.#settle();
    const isGuess = this.#heights.known.size === 0 && this.#drawn.rows.to > 0;
    /* At the top, how many more rows fit is known only once the first ones are measured. */
    if (isGuess && !this.#anchor) this.#goOn();
    /* Later, since drawing more right now would make one long task of it all. */
    else this.#plan(0);
  }

  #placeRows(): void {
    if (!this.#box) return;
    placeRows(this.#drawn, this.#heights, this.#elements);
    /* The height of the list is seen only near its end, so it is not set while the page moves elsewhere. */
    const drawnTo = this.#heights.startOf(this.#drawn.rows.to);
    const isNearEnd = drawnTo + 2 * window.innerHeight >= this.#height;
    if (this.#direction === 0 || isNearEnd) {
      const room = this.#makesRoom ? missingRoom(this.#anchor, this.#heights, this.#page.top) : 0;
      this.#height = this.#heights.total + room;
      this.#box.style.blockSize = `${this.#height}px`;
    }
  }

  #settle(): void {
    const top = scrollTarget(this.#anchor, this.#heights, this.#page.top);
    if (top === undefined || Math.abs(top - window.scrollY) <= tolerance) return;
    window.scrollTo({ top, behavior: 'instant' });
    this.#ownTop = window.scrollY;
    this.#lastTop = window.scrollY;
  }

  /* The scroll event comes only with the next frame, so scrolling by code is noticed here. */
  #noticePlace(): void {
    const top = window.scrollY;
    if (Math.abs(top - this.#lastTop) <= tolerance) return;
    const isOwn = this.#ownTop !== undefined && Math.abs(top - this.#ownTop) <= tolerance;
    if (!isOwn) {
      this.#direction = top < this.#lastTop ? -1 : 1;
      if (this.#direction > 0) this.#measureOnTheWay(top);
      this.#anchor = this.#findPlace(top);
    }
    this.#lastTop = top;
  }

  /* Scrolling by code went by the real heights of the rows on the way: measure them before placing by guesses. */
  #measureOnTheWay(top: number): void {
    const from = this.#heights.indexAt(this.#lastTop - this.#page.top);
    const way = { from, until: top - this.#page.top };
    if (measureRows(this.#drawn, way, this.#heights, this.#elements)) this.#placeRows();
  }

  #scrolled(): void {
    this.#noticePlace();
    this.#ownTop = undefined;
    window.clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#rest(), restDelay);
    this.#plan();
    this.#onMove?.();
  }

  #rest(): void {
    this.#page.forget();
    this.#noticePlace();
    this.#direction = 0;
    this.#layOut();
    this.#plan();
  }

  #findPlace(top: number): ListPlace | undefined {
    if (top < topDistance || this.#heights.keys.length === 0) return undefined;
    const inList = top - this.#page.top;
    const index = this.#heights.indexAt(inList + this.#page.covered);
    const key = this.#heights.keys[index] ?? '';
    return { key, top: this.#heights.startOf(index) - inList };
  }

  get #scene(): Scene {
    const top = window.scrollY - this.#page.top;
    const from = this.#heights.indexAt(top);
    return {
      count: this.#heights.keys.length,
      visible: { from, to: this.#heights.indexAt(top + window.innerHeight) + 1 },
      windowHeight: window.innerHeight,
      direction: this.#direction,
      isWhole: this.#isWhole,
    };
  }

  #plan(atOnce?: number): void {
    if (!this.#box) return;
    const scene = this.#scene;
    const rows = nextRows(this.#planned.rows, scene, atOnce);
    const inUse = rowsInUse(this.#planned, rows, this.#heights, this.#elements);
    const plan = { keys: this.#heights.keys, rows, inUse };
    if (!drawsSameRows(plan, this.#planned)) {
      this.#planned = plan;
      this.#onDraw(plan);
    }
    if (!isSettled(rows, scene)) this.#goOn();
  }

  /** Draws the rest later: with the next frame while the page moves, else when nothing else is due. */
  #goOn(): void {
    if (this.#step) return;
    const step = (): void => {
      if (this.#step !== step) return;
      this.#step = undefined;
      this.#plan(this.#direction === 0 ? rowsWhenIdle : undefined);
    };
    this.#step = step;
    if (this.#direction === 0) asWhenIdle(step);
    else requestAnimationFrame(step);
  }
}
