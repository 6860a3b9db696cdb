/** The part of a viewport that matters here, so that tests can describe one. */
export type ViewportArea = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Returns the styles of a dialog that fills what the on-screen keyboard leaves of a window of this
 * height: Safari and Chrome lay it over the page, and dynamic viewport units leave it out. Returns
 * none while the page is zoomed, when the visible area is only a detail of it.
 */
export function visibleAreaStyles(
  { height, offsetTop, scale }: ViewportArea,
  windowHeight: number,
): Readonly<Record<string, string>> {
  /* Fractions of a pixel are rounded differently by browsers. */
  if (Math.abs(scale - 1) > 0.01 || height > windowHeight - 1) return {};
  return {
    'inset-block-start': `${offsetTop}px`,
    'block-size': `${height}px`,
    /* The keyboard covers the edge that is kept free. */
    'padding-block-end': '0px',
  };
}

const properties = ['inset-block-start', 'block-size', 'padding-block-end'] as const;

/** Keeps a dialog within the visible area; returns a function that stops it. */
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
