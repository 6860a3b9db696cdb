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

/** The themes there are, our own two first; the instance's are asked for when the component is first shown. */
export function usePresets() {
  const { t } = useLingui();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; styles: readonly Style[] | undefined }>();

  useEffect(() => {
    let isGone = false;
    const tell = (styles: readonly Style[] | undefined): void => {
      if (!isGone) setAnswer({ attempt, styles });
    };
    loadStyles(session).then(tell, (error: unknown) => {
      session.log('themes not loaded', { error });
      tell(undefined);
    });
    return () => {
      isGone = true;
    };
  }, [session, attempt]);

  const [own] = useState(() => ({
    dark: paintSource(ownSource('dark')),
    light: paintSource(ownSource('light')),
  }));
  const theirs = (answer?.styles ?? []).flatMap(({ id, theme }): PresetOption[] => {
    const source = partToUse(theme);
    return source && !ownTheme(id)
      ? [{ id, name: theme.name ?? id, painting: paintSource(source) }]
      : [];
  });
  return {
    options: [
      { id: 'dark', name: t`Rookery, dark`, painting: own.dark },
      { id: 'light', name: t`Rookery, light`, painting: own.light },
      ...theirs,
    ],
    isLoading: answer?.attempt !== attempt,
    isFailed: answer?.attempt === attempt && answer.styles === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
