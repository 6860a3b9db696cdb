import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#session/session-context.ts';

/** Where keys belong to what has the focus: a text, or a menu, which would stay open behind it. */
const keepsKeys = 'input:not([type=radio], [type=checkbox]), textarea, select, [popover] *';

function isTaken(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(keepsKeys));
}

/**
 * Control or Command with Shift and F opens the find field of the timeline: the browser's own search keeps
 * its key, and finds only what is drawn. The key `.`, unless it is another, shows what is new, but not while
 * somebody types or a menu is open (R-TL-023). Under a modal dialog neither does anything.
 */
export function useTimelineKeys(openFind: () => void, showNew: () => void): void {
  const { preferences } = useSession();
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (document.documentElement.dataset['under'] !== undefined) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      openFind();
    }
    const isNew = event.key === (preferences.get('shortcutKeys')['showNew'] ?? '.');
    if (
      preferences.get('singleKeyShortcuts') &&
      isNew &&
      !isCommand &&
      !event.altKey &&
      !isTaken(event.target)
    )
      showNew();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
