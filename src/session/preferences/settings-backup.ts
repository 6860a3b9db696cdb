/** Version pair of the file, as other clients of the family write it (R-SET-039). */
export const settingsVersion = [1, 0] as const;

const themeKeys: readonly string[] = ['customTheme', 'customThemeSource', 'colors'];

/** The content of a backup file, with or without the theme that was made by hand. */
export function createBackup(
  values: Readonly<Record<string, unknown>>,
  { withTheme }: { readonly withTheme: boolean },
): Record<string, unknown> {
  const kept = Object.entries(values).filter(([key]) => withTheme || !themeKeys.includes(key));
  return { ...Object.fromEntries(kept), _pleroma_settings_version: settingsVersion };
}
