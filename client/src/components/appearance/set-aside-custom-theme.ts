import type { Session } from '#session/session.ts';
import { settingChanges } from '#session/setting-changes.ts';

/** Replaces the custom theme by another and keeps it until the session ends. */
export function setAsideCustomTheme({
  preferences,
  part,
}: Pick<Session, 'preferences' | 'part'>): void {
  const own = {
    customTheme: preferences.get('customTheme'),
    customThemeSource: preferences.get('customThemeSource'),
  };
  if (!own.customTheme && !own.customThemeSource) return;
  part(settingChanges).setState({ replacedCustomTheme: own });
  preferences.set('customTheme', undefined);
  preferences.set('customThemeSource', undefined);
}
