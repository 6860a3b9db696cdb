import { useEffect, useEffectEvent } from 'react';
import { keyName } from '#components/shortcuts/key-names.ts';
import { isShortcutBlocked } from '#components/shortcuts/is-shortcut-blocked.ts';
import { typeAheadBuffer } from '#components/shortcuts/type-ahead-buffer.ts';
import { isCommandKey } from '#lib/key-events.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Handles the timeline shortcuts. Ctrl/Cmd+Shift+F opens the find bar; the browser keeps its own
 * shortcut, which finds only mounted posts. The configurable key `.` shows new statuses, but not
 * while typing or while a menu is open (R-TL-023). Modal dialogs disable both.
 */
export function useTimelineKeys(openFind: () => void, showNew: () => void): void {
  const { part, preferences } = useSession();
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (document.documentElement.dataset['under'] !== undefined) return;
    if (isCommandKey(event, 'f', true)) {
      event.preventDefault();
      openFind();
    }
    const isNew = keyName(event) === (preferences.get('shortcutKeys')['showNew'] ?? '.');
    if (!isNew || !preferences.get('singleKeyShortcuts') || isShortcutBlocked(event)) return;
    /* The key belongs to the search field, which is still loading. */
    const { text, isQueued } = part(typeAheadBuffer).getState();
    if (text === undefined && !isQueued) showNew();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
