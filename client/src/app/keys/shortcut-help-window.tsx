import { ShortcutHelp } from '#features/shortcuts/shortcut-help.tsx';
import { moderationShortcutId } from '#components/shortcuts/shortcut-table.ts';
import { useShortcutContext } from './use-shortcut-context.ts';

/** The list of shortcuts, without those that open screens which the viewer may not see. */
export function ShortcutHelpWindow({ onClose }: { onClose: () => void }) {
  const { openModeration, resolvePlace } = useShortcutContext();
  const isOffered = (id: string): boolean => {
    if (id === moderationShortcutId) return openModeration !== undefined;
    return !id.startsWith('go-') || resolvePlace(id.slice('go-'.length)) !== undefined;
  };
  return <ShortcutHelp isOffered={isOffered} onClose={onClose} />;
}
