/**
 * Applies the theme of the last visit, which `follow-theme.ts` saved, before the first paint:
 * Firefox 160 does not support `blocking="render"`, so it paints before the client has run. Must
 * not depend on the client.
 */
export function applyLastTheme(page: Window): void {
  try {
    const saved: { sheet?: string; properties?: Readonly<Record<string, string>> } = JSON.parse(
      page.localStorage.getItem('theme.last') ?? '{}',
    );
    const { sheet, properties = {} } = saved;
    const root = page.document.documentElement;
    if (sheet !== undefined) root.dataset['theme'] = sheet;
    for (const name of Object.keys(properties))
      root.style.setProperty(name, properties[name] ?? '');
  } catch {
    // The default theme stays.
  }
}
