import { moderationShortcutId } from '#components/shortcuts/shortcut-table.ts';
import { useShortcutContext } from './use-shortcut-context.ts';

/** Returns the function that says whether the viewer may open what a shortcut leads to. */
export function useIsShortcutOffered(): (id: string) => boolean {
  const { openModeration, resolvePlace } = useShortcutContext();
  return (id) => {
    if (id === moderationShortcutId) return openModeration !== undefined;
    return !id.startsWith('go-') || resolvePlace(id.slice('go-'.length)) !== undefined;
  };
}
