const types = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `listener` once, when somebody uses the page from now on. Returns a function that cancels it. */
export function onFirstUse(listener: () => void): () => void {
  const used = new AbortController();
  const handleUse = (): void => {
    used.abort();
    listener();
  };
  for (const type of types)
    window.addEventListener(type, handleUse, { passive: true, signal: used.signal });
  return () => used.abort();
}
