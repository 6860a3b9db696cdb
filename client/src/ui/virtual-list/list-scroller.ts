import { rendersAll, nextRenderedRows, rendersVisible, type ScrollState } from './rendered-rows.ts';
import { nearestRemainingKey, atTopThreshold, type ScrollAnchor } from './scroll-anchor.ts';
import { type ScrollPort, visibleTop } from './scroll-port.ts';
import { measureRow, measureRows } from './measure-rows.ts';
import { PageMetrics, anchorScrollPosition } from './page-metrics.ts';
import { rendersSameRows, positionRows, type RenderedRows } from './position-rows.ts';
import { defaultRowHeight, RowHeights } from './row-heights.ts';
import { runAfterFirstScreen, runWhenIdle, type ScheduleWork } from '../run-when-idle.ts';
import { heightWithSpace } from './scroll-space.ts';
import { rowsInUse } from './rows-in-use.ts';

/** Milliseconds without a scroll event after which scrolling has ended (R-CONST-026). */
export const scrollIdleMs = 250;

/** Number of rows that are added per step while the browser is idle. Each step causes a layout. */
const rowsWhenIdle = 4;

/** Tolerated error of a position in pixels: invisible, and rounding prevents exact positions. */
const tolerance = 0.5;

/**
 * Decides which rows of a virtual list are rendered and where, so that changes above do not move the
 * row being read. Writes styles directly, since sizes are known only between layout and paint.
 */
export class ListScroller {
  readonly #onRender: (drawn: RenderedRows) => void;
  #onMove: (() => void) | undefined;
  readonly #heights: RowHeights;
  readonly #elements = new Map<string, HTMLElement>();
  readonly #keys = new WeakMap<Element, string>();
  readonly #resizeObserver = new ResizeObserver((entries) => this.#handleResize(entries));
  #box: HTMLElement | undefined;
  #rendered: RenderedRows = { keys: [], rows: { from: 0, to: 0 }, inUse: [] };
  /** The rows that were passed to React, which may not have rendered them yet. */
  #planned: RenderedRows = this.#rendered;
  #anchor: ScrollAnchor | undefined;
  readonly #port: ScrollPort;
  #metrics: PageMetrics;
  #isWhole = false;
  #makesRoom = false;
  #height = 0;
  /** The scroll position that this class has set. Any other position changes the anchor. */
  #ownTop: number | undefined;
  #lastTop = 0;
  #direction: -1 | 0 | 1 = 0;
  #restTimer: number | undefined;
  #pending: { readonly step: () => void; readonly schedule: ScheduleWork } | undefined;

  /** `known` are row heights that were measured before. */
  constructor(
    onRender: (drawn: RenderedRows) => void,
    port: ScrollPort,
    known?: ReadonlyMap<string, number>,
  ) {
    this.#onRender = onRender;
    this.#port = port;
    this.#metrics = new PageMetrics(port);
    this.#heights = new RowHeights(defaultRowHeight, known);
  }

  /** Calls `onMove` in each frame with scrolling. Returns a function that unsubscribes. */
  follow(onMove: (() => void) | undefined): () => void {
    this.#onMove = onMove;
    return () => {
      this.#onMove = undefined;
    };
  }

  /** The measured heights, which can be passed to another list of the same rows. */
  get known(): ReadonlyMap<string, number> {
    return this.#heights.known;
  }

  /** The current anchor; undefined if the page is at its top. */
  get anchor(): ScrollAnchor | undefined {
    return this.#anchor;
  }

  attach(box: HTMLElement, start: ScrollAnchor | undefined): () => void {
    this.#box = box;
    this.#metrics = new PageMetrics(this.#port, box);
    this.#anchor = start;
    if (start && start.top < -defaultRowHeight) this.#heights.assume(start.key, start.top);
    this.#lastTop = this.#port.scrollY;
    const handleScroll = (): void => this.#handleScroll();
    const handleResize = (): void => {
      this.#metrics.invalidate();
      this.#updateLayout();
    };
    this.#port.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      this.#port.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleResize);
      window.clearTimeout(this.#restTimer);
      this.#resizeObserver.disconnect();
      this.#pending = undefined;
      this.#box = undefined;
    };
  }

  /** Registers the element of a mounted row. Returns a function that unregisters it. */
  row(key: string, element: HTMLElement): () => void {
    this.#elements.set(key, element);
    this.#keys.set(element, key);
    this.#resizeObserver.observe(element);
    return () => {
      this.#resizeObserver.unobserve(element);
      if (this.#elements.get(key) === element) this.#elements.delete(key);
    };
  }

  /** Must be called after each render of the list, since its rows may have changed. */
  update(drawn: RenderedRows, isWhole: boolean, makesRoom: boolean): void {
    this.#makesRoom = makesRoom;
    /* If only the range of rendered rows has changed, the list need not be measured. */
    const hasMoved = drawn.keys === this.#heights.keys && drawn === this.#planned;
    this.#rendered = drawn;
    if (hasMoved && isWhole === this.#isWhole) return this.#placeRows();
    this.#isWhole = isWhole;
    this.#metrics.invalidate();
    this.#updateAnchor();
    this.#planned = drawn;
    this.#keepAnchor(drawn.keys);
    this.#heights.setKeys(drawn.keys);
    this.#updateLayout();
  }

  /** Keeps a row in place at the next change of the list, even if rows are inserted above it. */
  keepInPlace(key: string): void {
    const index = this.#heights.indexOf(key);
    if (index === undefined) return;
    const top = this.#heights.startOf(index) + this.#metrics.top - this.#port.scrollY;
    this.#anchor = { key, top };
  }

  /** Scrolls so that a row is at the top of the visible area. */
  show(key: string): void {
    this.goTo({ key, top: visibleTop(this.#port) });
  }

  /** Scrolls so that a row is at the given position in the window. */
  goTo(place: ScrollAnchor): void {
    if (this.#heights.indexOf(place.key) === undefined) return;
    measureRow(place.key, this.#heights, this.#elements);
    this.#anchor = place;
    this.#updateLayout();
  }

  elementOf(key: string): HTMLElement | undefined {
    return this.#elements.get(key);
  }

  /** Returns the key of the rendered row that contains an element. */
  keyOf(element: Element): string | undefined {
    return [...this.#elements].find(([, row]) => row.contains(element))?.[0];
  }

  /* If the row of the anchor was removed, the nearest remaining row becomes the anchor. */
  #keepAnchor(keys: readonly string[]): void {
    const anchor = this.#anchor;
    if (!anchor || keys === this.#heights.keys) return;
    const known = new Set(keys);
    const at = this.#heights.indexOf(anchor.key);
    if (known.has(anchor.key) || at === undefined) return;
    const next = nearestRemainingKey(this.#heights.keys, at, known);
    if (next === undefined) this.#anchor = undefined;
    else this.keepInPlace(next);
  }

  #handleResize(entries: readonly ResizeObserverEntry[]): void {
    this.#updateAnchor();
    let hasChanged = false;
    for (const { target, borderBoxSize } of entries) {
      const key = this.#keys.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (key === undefined || height === undefined || !target.isConnected) continue;
      hasChanged = this.#heights.measure(key, height) || hasChanged;
    }
    if (hasChanged) this.#updateLayout();
  }

  #updateLayout(): void {
    if (!this.#box) return;
    this.#placeRows();
    this.#scrollToAnchor();
    const isGuess = this.#heights.known.size === 0 && this.#rendered.rows.to > 0;
    /* At the top of the page, heights are only guessed until the first rows were measured. */
    if (isGuess && !this.#anchor) this.#scheduleStep(runWhenIdle);
    /* The step is deferred, since rendering more rows now would make this task long. */
    else this.#plan(0);
  }

  #placeRows(): void {
    if (!this.#box) return;
    positionRows(this.#rendered, this.#heights, this.#elements);
    /* The list's height matters only near its end, so it is not set while scrolling elsewhere. */
    const renderedTo = this.#heights.startOf(this.#rendered.rows.to);
    const isNearEnd = renderedTo + 2 * window.innerHeight >= this.#height;
    if (this.#direction === 0 || isNearEnd) {
      const place = { box: this.#box, port: this.#port, top: this.#metrics.top };
      const anchor = this.#makesRoom ? this.#anchor : undefined;
      this.#height = heightWithSpace(place, anchor, this.#heights);
      this.#box.style.blockSize = `${this.#height}px`;
    }
  }

  #scrollToAnchor(): void {
    const top = anchorScrollPosition(this.#anchor, this.#heights, this.#metrics.top);
    if (top === undefined || Math.abs(top - this.#port.scrollY) <= tolerance) return;
    this.#port.scrollTo({ top, behavior: 'instant' });
    this.#ownTop = this.#port.scrollY;
    this.#lastTop = this.#port.scrollY;
  }

  /* Also detects scrolling by scripts, whose scroll event fires only in the next frame. */
  #updateAnchor(): void {
    const top = this.#port.scrollY;
    if (Math.abs(top - this.#lastTop) <= tolerance) return;
    const isOwn = this.#ownTop !== undefined && Math.abs(top - this.#ownTop) <= tolerance;
    if (!isOwn) {
      this.#direction = top < this.#lastTop ? -1 : 1;
      if (this.#direction > 0) this.#measurePassedRows(top);
      this.#anchor = this.#findAnchor(top);
    }
    this.#lastTop = top;
  }

  /* A script that scrolled used real heights, so the rows that it passed are measured first. */
  #measurePassedRows(top: number): void {
    const from = this.#heights.indexAt(this.#lastTop - this.#metrics.top);
    const way = { from, until: top - this.#metrics.top };
    if (measureRows(this.#rendered, way, this.#heights, this.#elements)) this.#placeRows();
  }

  #handleScroll(): void {
    this.#updateAnchor();
    this.#ownTop = undefined;
    window.clearTimeout(this.#restTimer);
    this.#restTimer = window.setTimeout(() => this.#handleRest(), scrollIdleMs);
    this.#plan();
    this.#onMove?.();
  }

  #handleRest(): void {
    this.#metrics.invalidate();
    this.#updateAnchor();
    this.#direction = 0;
    this.#updateLayout();
    this.#plan();
  }

  #findAnchor(top: number): ScrollAnchor | undefined {
    if (top < atTopThreshold || this.#heights.keys.length === 0) return undefined;
    const inList = top - this.#metrics.top;
    const index = this.#heights.indexAt(inList + this.#metrics.covered);
    const start = this.#heights.startOf(index);
    const key = this.#heights.keys[index] ?? '';
    return { key, top: start - inList, room: this.#height - start };
  }

  get #scrollState(): ScrollState {
    const top = this.#port.scrollY - this.#metrics.top;
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
    const scene = this.#scrollState;
    const rows = nextRenderedRows(this.#planned.rows, scene, atOnce);
    const inUse = rowsInUse(this.#planned, rows, this.#heights, this.#elements);
    const plan = { keys: this.#heights.keys, rows, inUse };
    if (!rendersSameRows(plan, this.#planned)) {
      this.#planned = plan;
      this.#onRender(plan);
    }
    if (rendersAll(rows, scene)) return;
    if (scene.direction !== 0) this.#scheduleStep(requestAnimationFrame);
    else this.#scheduleStep(rendersVisible(rows, scene) ? runAfterFirstScreen : runWhenIdle);
  }

  /** Schedules the step that renders further rows. */
  #scheduleStep(schedule: ScheduleWork): void {
    if (this.#pending?.schedule === schedule) return;
    const step = (): void => {
      if (this.#pending?.step !== step) return;
      this.#pending = undefined;
      this.#plan(this.#direction === 0 ? rowsWhenIdle : undefined);
    };
    this.#pending = { step, schedule };
    schedule(step);
  }
}
