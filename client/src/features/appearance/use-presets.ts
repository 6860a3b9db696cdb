import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  loadInstanceThemes,
  type InstanceTheme,
} from '#components/appearance/load-instance-themes.ts';
import { useSession } from '#session/session-context.ts';
import { preferredSource } from '#theme/files/read-theme.ts';
import { builtInThemeSource } from '#theme/built-in-theme-source.ts';
import { computeThemeStyles } from '#theme/compute-theme-styles.ts';
import type { ThemeStyles } from '#theme/apply-theme.ts';
import { presetIdOf } from '#theme/presets.ts';

export interface PresetOption {
  readonly id: string;
  readonly name: string;
  readonly painting: ThemeStyles;
}

/** Returns the built-in themes and those of the instance, which load on first render. */
export function usePresets() {
  const { t } = useLingui();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{
    attempt: number;
    styles: readonly InstanceTheme[] | undefined;
  }>();

  useEffect(() => {
    let isCancelled = false;
    const storeStyles = (styles: readonly InstanceTheme[] | undefined): void => {
      if (!isCancelled) setResult({ attempt, styles });
    };
    loadInstanceThemes(session).then(storeStyles, (error: unknown) => {
      session.log('themes not loaded', { error });
      storeStyles(undefined);
    });
    return () => {
      isCancelled = true;
    };
  }, [session, attempt]);

  const [builtIn] = useState(() => ({
    dark: computeThemeStyles(builtInThemeSource('dark')),
    light: computeThemeStyles(builtInThemeSource('light')),
  }));
  const instanceOptions = (result?.styles ?? []).flatMap(({ id, theme }): PresetOption[] => {
    const source = preferredSource(theme);
    return source && !presetIdOf(id)
      ? [{ id, name: theme.name ?? id, painting: computeThemeStyles(source) }]
      : [];
  });
  return {
    options: [
      { id: 'dark', name: t`Rookery, dark`, painting: builtIn.dark },
      { id: 'light', name: t`Rookery, light`, painting: builtIn.light },
      ...instanceOptions,
    ],
    isLoading: result?.attempt !== attempt,
    isFailed: result?.attempt === attempt && result.styles === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
