import { useEffect, useEffectEvent } from 'react';
import { keyName } from '#domain/shortcuts/key-names.ts';
import { keysBelongElsewhere } from '#domain/shortcuts/keys-belong-elsewhere.ts';
import { typedAhead } from '#domain/shortcuts/typed-ahead.ts';
import { isCommandKey } from '#lib/key-events.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Control or Command with Shift and F opens the find field of the timeline: the browser's own search keeps
 * its key, and finds only what is drawn. The key `.`, unless it is another, shows what is new, but not while
 * somebody types or a menu is open (R-TL-023). Under a modal dialog neither does anything.
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
    if (!isNew || !preferences.get('singleKeyShortcuts') || keysBelongElsewhere(event)) return;
    /* Typed for the search, whose field is not there yet. */
    const { text, isQueued } = part(typedAhead).getState();
    if (text === undefined && !isQueued) showNew();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
