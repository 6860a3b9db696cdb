import { useEffect } from 'react';
import { keysOf } from '#domain/shortcuts/keys-of.ts';
import { useSession } from '#session/session-context.ts';
import { isUnderDialog } from './is-under-dialog.ts';

/** Where keys belong to what has the focus: a text, or a menu, which would stay open behind it. */
const keepsKeys = 'input:not([type=radio], [type=checkbox]), textarea, select, [popover] *';

function isTaken(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(keepsKeys));
}

/** The key `.`, unless it is another, shows what is new, but not while somebody types or a menu or a dialog is open (R-TL-023). */
export function useShowNewShortcut(showNew: () => void): void {
  const { preferences } = useSession();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isMeant = event.key === keysOf(preferences, 'showNew', '.');
      if (!isMeant || hasModifier || isTaken(event.target) || isUnderDialog()) return;
      showNew();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [preferences, showNew]);
}
