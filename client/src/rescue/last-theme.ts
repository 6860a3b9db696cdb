const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Applies the theme of the last visit, which `follow-theme.ts` saved, before the first paint:
 * Firefox 160 does not support `blocking="render"`, so it paints before the client has run. Must
 * not depend on the client.
 */
export function applyLastTheme(page: Window): void {
  try {
    const saved: unknown = JSON.parse(page.localStorage.getItem('theme.last') ?? '{}');
    if (!isRecord(saved)) return;
    const { sheet, properties } = saved;
    const root = page.document.documentElement;
    if (typeof sheet === 'string') root.dataset['theme'] = sheet;
    for (const [name, value] of Object.entries(isRecord(properties) ? properties : {}))
      if (typeof value === 'string') root.style.setProperty(name, value);
  } catch {
    // The default theme stays.
  }
}
