import { ShortcutHelp } from '#features/shortcuts/shortcut-help.tsx';
import { useShortcutContext } from './use-shortcut-context.ts';

/** Help for the shortcuts, with the places that the viewer can open. */
export function ShortcutHelpWindow({ onClose }: { onClose: () => void }) {
  const { resolvePlace } = useShortcutContext();
  return <ShortcutHelp hasPlace={(id) => resolvePlace(id) !== undefined} onClose={onClose} />;
}
