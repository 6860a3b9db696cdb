import { stickyBarsHeight } from './scroll-anchor.ts';

function pageTopOf(element: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop;
  }
  return top;
}

/**
 * Position of a list in the page, in CSS pixels. Reading it forces a layout, so it is cached until
 * it may have changed.
 */
export class PageMetrics {
  readonly #box: HTMLElement | undefined;
  #top: number | undefined;
  #covered: number | undefined;

  constructor(box?: HTMLElement) {
    this.#box = box;
  }

  /** Distance of the list from the page's top. */
  get top(): number {
    this.#top ??= this.#box ? pageTopOf(this.#box) : 0;
    return this.#top;
  }

  /** Height of the sticky bars at the window's top. */
  get covered(): number {
    this.#covered ??= stickyBarsHeight();
    return this.#covered;
  }

  invalidate(): void {
    this.#top = undefined;
    this.#covered = undefined;
  }
}
