/** Height of the window in CSS pixels. */
const pageHeight = 900;

/** Height of each element in CSS pixels, since jsdom has no layout. */
const rowHeight = 120;

/** Returns a rectangle as wide as the column and as high as a status. */
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

class FakeResizeObserver {
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
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
    queueMicrotask(() => this.#callback([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

const observedEnds = new Set<{ readonly reach: () => void }>();

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  readonly #observedEnd = { reach: (): void => this.#reach() };
  #target: Element | undefined;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    this.#target = target;
    observedEnds.add(this.#observedEnd);
  }

  unobserve(): void {
    observedEnds.delete(this.#observedEnd);
  }

  disconnect(): void {
    observedEnds.delete(this.#observedEnd);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  #reach(): void {
    if (!this.#target) return;
    const rect = fakeRect(600);
    this.#callback(
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

/** Makes the intersection observers report that the ends of the lists are visible. */
export function triggerEndObservers(): void {
  for (const { reach } of observedEnds) reach();
}

let pageWidth = 0;

const mediaChanges = new EventTarget();

/** Changes the width of the page, as a resize or a turned device does. */
export function resizeLayout(width: number): void {
  pageWidth = width;
  mediaChanges.dispatchEvent(new Event('change'));
}

/**
 * Mocks what jsdom lacks for a page with a width of `width` CSS pixels: sizes, intersection
 * observers, media queries and scrolling.
 */
export function mockLayout(width: number): void {
  pageWidth = width;
  Object.assign(globalThis, {
    ResizeObserver: FakeResizeObserver,
    IntersectionObserver: FakeIntersectionObserver,
  });
  Object.assign(window, {
    scrollTo: ({ top }: ScrollToOptions) => scrollPageTo(top ?? 0),
    matchMedia(query: string) {
      const bound = /(width|height) (<=|>=) ([\d.]+)rem/.exec(query);
      const limit = Number(bound?.[3] ?? 0) * 16;
      const size = bound?.[1] === 'width' ? pageWidth : pageHeight;
      const fits = bound?.[2] === '<=' ? size <= limit : size >= limit;
      return {
        media: query,
        matches: bound !== null && fits,
        onchange: null,
        addEventListener: mediaChanges.addEventListener.bind(mediaChanges),
        removeEventListener: mediaChanges.removeEventListener.bind(mediaChanges),
        dispatchEvent: mediaChanges.dispatchEvent.bind(mediaChanges),
      };
    },
  });
  Object.defineProperty(window, 'innerWidth', { value: width, writable: true, configurable: true });
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
  Object.defineProperty(root, 'clientHeight', { value: pageHeight, configurable: true });
  Object.defineProperty(root, 'clientWidth', { value: width, configurable: true });
  document.hasFocus = () => true;
  scrollPageTo(0);
}

/** Sets the scroll position and dispatches a scroll event. */
export function scrollPageTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  Object.defineProperty(window, 'pageYOffset', { value: top, configurable: true });
  document.documentElement.scrollTop = top;
  window.dispatchEvent(new Event('scroll'));
}
