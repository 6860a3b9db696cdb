import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { resolveThemeSource } from '#components/appearance/load-theme-styles.ts';
import { resolveThemeSelection } from '#session/appearance/theme-selection.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { builtInThemeSource } from '#theme/built-in-theme-source.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import { ThemeEditor } from './theme-editor.tsx';

/** Editor for the active theme. Selecting another theme reloads the editor with that theme. */
export function ActiveThemeEditor() {
  const { t } = useLingui();
  const session = useSession();
  const [initial, setInitial] = useState<{ name: string; source: ThemeSource }>();
  // The preferences that determine the active theme; the editor is remounted when one changes.
  const activeTheme = [usePreference('theme'), usePreference('customThemeSource')];
  const name = JSON.stringify(activeTheme);

  useEffect(() => {
    let isCancelled = false;
    const isLight = window.matchMedia('(prefers-color-scheme: light)').matches;
    const showSource = (source: ThemeSource | undefined): void => {
      if (!isCancelled) setInitial({ name, source: source ?? builtInThemeSource('dark') });
    };
    resolveThemeSource(session, resolveThemeSelection(session.preferences, isLight)).then(
      showSource,
      (error: unknown) => {
        session.log('theme not read', { error });
        showSource(undefined);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [session, name]);

  if (!initial) return <Spinner label={t`Loading theme…`} />;
  return <ThemeEditor key={initial.name} source={initial.source} />;
}
