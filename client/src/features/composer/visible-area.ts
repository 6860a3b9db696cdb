/** The part of a viewport that matters here, so that tests can describe one. */
export type ViewportArea = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Returns the custom properties that describe what the on-screen keyboard leaves of a window of
 * this height: Safari and Chrome lay it over the page, and dynamic viewport units leave it out.
 * Returns none while the page is zoomed, when the visible area is only a detail of it.
 */
export function visibleAreaProperties(
  { height, offsetTop, scale }: ViewportArea,
  windowHeight: number,
): Readonly<Record<string, string>> {
  /* Fractions of a pixel are rounded differently by browsers. */
  if (Math.abs(scale - 1) > 0.01 || height > windowHeight - 1) return {};
  return {
    '--visible-height': `${height}px`,
    '--visible-top': `${offsetTop}px`,
    /* The keyboard covers the edge that is kept free. */
    '--visible-inset-end': '0px',
  };
}

const names = ['--visible-height', '--visible-top', '--visible-inset-end'] as const;

/** Keeps the properties of the visible area on an element; returns a function that stops it. */
export function followVisibleArea(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const update = (): void => {
    const properties = visibleAreaProperties(viewport, window.innerHeight);
    for (const name of names) element.style.setProperty(name, properties[name] ?? null);
  };
  const controller = new AbortController();
  const { signal } = controller;
  update();
  viewport.addEventListener('resize', update, { signal });
  viewport.addEventListener('scroll', update, { signal });
  return () => {
    controller.abort();
    for (const name of names) element.style.removeProperty(name);
  };
}
