import type { Session } from '../session.ts';
import { deselectCustomTheme } from './reset-theme.ts';

/** Returns whether the page is shown in dark colours, by a preset or a custom theme. */
export function isThemeDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme !== 'light';
}

/**
 * Switches to the preferred light theme from a dark one, and the other way round. A custom theme is
 * deselected.
 */
export function toggleTheme(session: Session): void {
  const { preferences } = session;
  const preferred = isThemeDark() ? 'themeInLight' : 'themeInDark';
  deselectCustomTheme(session);
  preferences.set('theme', preferences.get(preferred));
}
