/**
 * Applies the theme of the last visit, which `follow-theme.ts` has stored, before the first paint.
 * Firefox 160 does not support `blocking="render"`, so it paints before the client runs. This code
 * must not depend on the client.
 */
export function applyLastTheme(page: Window): void {
  try {
    const stored: unknown = JSON.parse(String(page.localStorage.getItem('theme.last')));
    const saved = new Map<string, unknown>(Object.entries(stored ?? {}));
    const sheet = saved.get('sheet');
    const root = page.document.documentElement;
    if (typeof sheet === 'string') root.dataset['theme'] = sheet;
    for (const [name, value] of Object.entries(saved.get('properties') ?? {}))
      if (typeof value === 'string') root.style.setProperty(name, value);
  } catch {
    // The default theme stays.
  }
}
