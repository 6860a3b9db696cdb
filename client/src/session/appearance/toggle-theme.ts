import type { Session } from '../session.ts';
import { setAsideCustomTheme } from './reset-theme.ts';

/** Returns true if the page is shown in dark colours, also those of a custom theme. */
export function isThemeDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme !== 'light';
}

/** Switches between the preferred light and dark theme, and sets a custom theme aside. */
export function toggleTheme(session: Session): void {
  const { preferences } = session;
  const preferred = isThemeDark() ? 'themeInLight' : 'themeInDark';
  setAsideCustomTheme(session);
  preferences.set('theme', preferences.get(preferred));
}
