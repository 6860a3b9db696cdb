import type { Session } from './session.ts';
import { themeTrial } from './theme-trial.ts';

/** Replaces the custom theme by another and keeps it until the session ends. */
export function putOwnThemeAway({
  preferences,
  part,
}: Pick<Session, 'preferences' | 'part'>): void {
  const own = {
    customTheme: preferences.get('customTheme'),
    customThemeSource: preferences.get('customThemeSource'),
  };
  if (!own.customTheme && !own.customThemeSource) return;
  part(themeTrial).setState({ putAway: own });
  preferences.set('customTheme', undefined);
  preferences.set('customThemeSource', undefined);
}
