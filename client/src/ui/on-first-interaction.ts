const types = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls `listener` once, at the next interaction with the page (pointer, key or scrolling). Returns
 * a function that cancels this.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const used = new AbortController();
  const handleUse = (): void => {
    used.abort();
    listener();
  };
  for (const type of types)
    window.addEventListener(type, handleUse, { passive: true, signal: used.signal });
  return () => used.abort();
}
