/** Version pair of the file, as in other clients of the family (R-SET-039). */
export const settingsVersion = [1, 0] as const;

const themeKeys: readonly string[] = ['customTheme', 'customThemeSource', 'colors'];

/** Returns the content of a backup file, with or without the custom theme. */
export function createBackup(
  values: Readonly<Record<string, unknown>>,
  { withTheme }: { readonly withTheme: boolean },
): Record<string, unknown> {
  const included = Object.entries(values).filter(([key]) => withTheme || !themeKeys.includes(key));
  return { ...Object.fromEntries(included), _pleroma_settings_version: settingsVersion };
}
