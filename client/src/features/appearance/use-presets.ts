import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { loadInstanceThemes } from '#components/appearance/load-instance-themes.ts';
import { queryClient } from '#session/queries/query-client.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { preferredThemeSource } from '#theme/files/read-theme.ts';
import { type Preset, presetIdOf } from '#theme/presets.ts';

/** A theme to choose. It has one thumbnail, or two for light and dark mode. */
export interface PresetOption {
  readonly id: string;
  readonly name: string;
  readonly thumbnails: readonly (Preset['id'] | ThemeSource)[];
}

/** The themes of the instance other than the built-in ones; loaded once. */
function instancePresetsQuery(session: Session) {
  return {
    queryKey: ['instance presets'],
    queryFn: async (): Promise<readonly PresetOption[]> => {
      const themes = await loadInstanceThemes(session);
      return themes.flatMap(({ id, theme }) => {
        const source = preferredThemeSource(theme);
        return source && !presetIdOf(id)
          ? [{ id, name: theme.name ?? id, thumbnails: [source] }]
          : [];
      });
    },
    staleTime: Infinity,
  };
}

/** Returns the built-in themes, and those of the instance, which are requested on first render. */
export function usePresets() {
  const { t } = useLingui();
  const session = useSession();
  const { data, isFetching, isError, refetch } = useQuery(
    instancePresetsQuery(session),
    session.part(queryClient),
  );
  const options: readonly PresetOption[] = [
    { id: 'dark', name: t`Rookery Dark`, thumbnails: ['dark'] },
    { id: 'light', name: t`Rookery Light`, thumbnails: ['light'] },
    ...(data ?? []),
  ];
  return {
    options,
    isLoading: isFetching,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
