import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadStyles, type Style } from '#domain/appearance/load-styles.ts';
import { useSession } from '#session/session-context.ts';
import { partToUse } from '#theme/files/read-theme.ts';
import { ownSource } from '#theme/own-source.ts';
import { paintSource } from '#theme/paint-source.ts';
import type { Painting } from '#theme/painting.ts';
import { ownTheme } from '#theme/presets.ts';

export interface PresetOption {
  readonly id: string;
  readonly name: string;
  readonly painting: Painting;
}

/** Returns the built-in themes and those of the instance, which load on first render. */
export function usePresets() {
  const { t } = useLingui();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ attempt: number; styles: readonly Style[] | undefined }>();

  useEffect(() => {
    let isCancelled = false;
    const storeStyles = (styles: readonly Style[] | undefined): void => {
      if (!isCancelled) setResult({ attempt, styles });
    };
    loadStyles(session).then(storeStyles, (error: unknown) => {
      session.log('themes not loaded', { error });
      storeStyles(undefined);
    });
    return () => {
      isCancelled = true;
    };
  }, [session, attempt]);

  const [builtIn] = useState(() => ({
    dark: paintSource(ownSource('dark')),
    light: paintSource(ownSource('light')),
  }));
  const instanceOptions = (result?.styles ?? []).flatMap(({ id, theme }): PresetOption[] => {
    const source = partToUse(theme);
    return source && !ownTheme(id)
      ? [{ id, name: theme.name ?? id, painting: paintSource(source) }]
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
