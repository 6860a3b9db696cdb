/** Pixels that jsdom, which lays nothing out, is to believe in. */
const rowHeight = 120;

/** Every element is as wide as the column and as high as a post. */
function fakeRect(width: number): DOMRect {
  return {
    x: 0,
    y: 0,
    top: 0,
    left: 0,
    width,
    height: rowHeight,
    right: width,
    bottom: rowHeight,
    toJSON: () => ({}),
  };
}

class ObserverOfSizes {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const box = [{ inlineSize: 600, blockSize: rowHeight }];
    const entry = {
      target,
      contentRect: fakeRect(600),
      borderBoxSize: box,
      contentBoxSize: box,
      devicePixelContentBoxSize: box,
    };
    queueMicrotask(() => this.#tell([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

const ends = new Set<{ readonly reach: () => void }>();

class ObserverOfEnds implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  readonly #end = { reach: (): void => this.#reach() };
  #target: Element | undefined;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    this.#target = target;
    ends.add(this.#end);
  }

  unobserve(): void {
    ends.delete(this.#end);
  }

  disconnect(): void {
    ends.delete(this.#end);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  #reach(): void {
    if (!this.#target) return;
    const rect = fakeRect(600);
    this.#tell(
      [
        {
          target: this.#target,
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: rect,
          intersectionRect: rect,
          rootBounds: rect,
          time: 0,
        },
      ],
      this,
    );
  }
}

/** Lets the reader come near the end of what is shown. */
export function reachEnd(): void {
  for (const { reach } of ends) reach();
}

/** What jsdom lacks to draw a page of `width` CSS pixels: sizes, ends, media queries, scrolling. */
export function standInForLayout(width: number): void {
  Object.assign(globalThis, {
    ResizeObserver: ObserverOfSizes,
    IntersectionObserver: ObserverOfEnds,
  });
  Object.assign(window, {
    scrollTo: ({ top }: ScrollToOptions) => scrollPageTo(top ?? 0),
    matchMedia(query: string) {
      const bound = /width (<=|>=) (\d+)rem/.exec(query);
      const rem = Number(bound?.[2] ?? 0);
      const fits = bound?.[1] === '<=' ? width <= rem * 16 : width >= rem * 16;
      const list = new EventTarget();
      return Object.assign(list, { media: query, matches: bound !== null && fits, onchange: null });
    },
  });
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    get: () => rowHeight,
    configurable: true,
  });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this === document.body ? null : document.body;
    },
    configurable: true,
  });
  const root = document.documentElement;
  Object.defineProperty(document, 'scrollingElement', { value: root, configurable: true });
  Object.defineProperty(root, 'clientHeight', { value: 900, configurable: true });
  Object.defineProperty(root, 'clientWidth', { value: width, configurable: true });
  document.hasFocus = () => true;
  scrollPageTo(0);
}

/** Scrolls the page, as far as code can tell. */
export function scrollPageTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  Object.defineProperty(window, 'pageYOffset', { value: top, configurable: true });
  document.documentElement.scrollTop = top;
  window.dispatchEvent(new Event('scroll'));
}
