import { useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { keyName } from '#lib/keys/key-names.ts';
import { isShortcutBlocked } from '#lib/keys/is-shortcut-blocked.ts';
import { appendTypedKey, focusSearchField, typeAheadBuffer } from '#lib/keys/type-ahead-buffer.ts';
import { closeWindow, getWindow, openWindow, updateWindow } from '#session/windows/open-windows.ts';
import { isCommandKey } from '#lib/keys/key-events.ts';
import type { Session } from '#session/session.ts';
import { KeyboardShortcuts } from '../layout/windows/lazy-components.ts';
import { useSession } from '#session/session-context.ts';
import type { KeyHandler } from '#features/shortcuts/create-key-handler.ts';

/** Milliseconds for which keys wait for the palette, whose code may fail to load. */
const maxWaitMs = 5_000;

/**
 * Stores the keys that are pressed after the palette was requested and before its field has the
 * focus, as text for that field. They are neither shortcuts nor text for the focused field. Escape
 * cancels the palette.
 */
function collectForPalette(event: KeyboardEvent, session: Session): void {
  const { args } = getWindow(session, 'palette') ?? {};
  if (!args?.typedAhead || document.documentElement.dataset['under'] !== undefined) return;
  const { text: typed, since } = args.typedAhead;
  if (event.timeStamp - since > maxWaitMs) {
    updateWindow(session, 'palette', { ...args, typedAhead: undefined });
    return;
  }
  const text = appendTypedKey(typed, event);
  const isEscape = event.key === 'Escape';
  if (text === undefined && !isEscape && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (isEscape) closeWindow(session, 'palette');
  else if (text !== undefined)
    updateWindow(session, 'palette', { ...args, typedAhead: { text, since } });
}

/**
 * Listens for shortcut keys. The code that handles them loads with the first key at the latest; keys
 * are queued until then. Ctrl+K or Cmd+K opens the palette, also while typing.
 */
export function KeyboardShortcutsHost() {
  const session = useSession();
  const { preferences } = session;
  const [isLoaded, setLoaded] = useState(false);
  const handler = useRef<KeyHandler>(undefined);
  const queuedEvents = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isCommandKey(event, 'k') && document.documentElement.dataset['under'] === undefined) {
        event.preventDefault();
        openWindow(session, 'palette', {
          from: document.activeElement,
          typedAhead: { text: '', since: event.timeStamp },
        });
      }
      if (isShortcutBlocked(event)) return;
      if (handler.current) handler.current(event);
      else if (keyName(event) !== undefined) {
        const isSearch = keyName(event) === (preferences.get('shortcutKeys')['search'] ?? '/');
        if (
          isSearch &&
          queuedEvents.current.length === 0 &&
          preferences.get('singleKeyShortcuts')
        ) {
          /* If a search field is on screen, it gets the focus and the next keys. Otherwise this key
             and the next ones are queued until the code of the shortcuts has loaded. */
          if (focusSearchField()) {
            event.preventDefault();
            return;
          }
          typeAheadBuffer.setState({ text: undefined });
        }
        queuedEvents.current.push(event);
        if (isSearch) typeAheadBuffer.setState({ isQueued: true });
        setLoaded(true);
      }
    };
    const collect = (event: KeyboardEvent): void => collectForPalette(event, session);
    document.addEventListener('keydown', collect, { capture: true });
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', collect, { capture: true });
      document.removeEventListener('keydown', listen);
    };
  }, [session, preferences]);
  return (
    isLoaded && (
      <LazyBoundary>
        <KeyboardShortcuts
          onReady={(handle) => {
            handler.current = handle;
            typeAheadBuffer.setState({ isQueued: false });
            for (const event of queuedEvents.current.splice(0)) handle?.(event);
          }}
        />
      </LazyBoundary>
    )
  );
}
