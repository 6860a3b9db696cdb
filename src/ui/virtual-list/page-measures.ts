import { coveredTop } from './list-place.ts';

function pageTopOf(element: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop;
  }
  return top;
}

/**
 * Where a list stands in its page (CSS pixels). To read it lays the page out, so it is kept until it
 * may have changed.
 */
export class PageMeasures {
  readonly #box: HTMLElement | undefined;
  #top: number | undefined;
  #covered: number | undefined;

  constructor(box?: HTMLElement) {
    this.#box = box;
  }

  /** How far below the page's top the list begins. */
  get top(): number {
    this.#top ??= this.#box ? pageTopOf(this.#box) : 0;
    return this.#top;
  }

  /** How much of the window's top is covered by bars that stay. */
  get covered(): number {
    this.#covered ??= coveredTop();
    return this.#covered;
  }

  forget(): void {
    this.#top = undefined;
    this.#covered = undefined;
  }
}
