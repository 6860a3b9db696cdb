/** The properties of a viewport that are used here, so that tests can pass a plain object. */
export type ViewportArea = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Returns the styles of a dialog that fills the part of a window of this height that the on-screen
 * keyboard leaves free. Safari and Chrome draw the keyboard over the page, and dynamic viewport
 * units do not consider it. Returns no styles while the page is zoomed, since the visible area is
 * then only a part of the page.
 */
export function visibleAreaStyles(
  { height, offsetTop, scale }: ViewportArea,
  windowHeight: number,
): Readonly<Record<string, string>> {
  /* Sizes are compared with a tolerance, since browsers round fractions of a pixel differently. */
  if (Math.abs(scale - 1) > 0.01 || height > windowHeight - 1) return {};
  return {
    'inset-block-start': `${offsetTop}px`,
    'block-size': `${height}px`,
    /* The keyboard covers the bottom edge, so the space that phones reserve there
       (`env(safe-area-inset-bottom)`) is not needed. */
    'padding-block-end': '0px',
  };
}

const properties = ['inset-block-start', 'block-size', 'padding-block-end'] as const;

/** Keeps a dialog within the visible area. Returns a function that stops this. */
export function followVisibleArea(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const update = (): void => {
    const styles = visibleAreaStyles(viewport, window.innerHeight);
    for (const name of properties) element.style.setProperty(name, styles[name] ?? null);
  };
  const controller = new AbortController();
  const { signal } = controller;
  update();
  viewport.addEventListener('resize', update, { signal });
  viewport.addEventListener('scroll', update, { signal });
  return () => {
    controller.abort();
    for (const name of properties) element.style.removeProperty(name);
  };
}
