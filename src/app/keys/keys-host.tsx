import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { keysBelongElsewhere } from '#domain/shortcuts/keys-belong-elsewhere.ts';
import { openKeys } from '#domain/shortcuts/open-keys.ts';
import { useSession } from '#session/session-context.ts';
import type { KeyHandler } from '#features/shortcuts/create-key-handler.ts';

const KeyParts = lazyPart('KeyParts', () => import('./key-parts.tsx'));

function opensPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/**
 * Listens for the keys of the page. What they do is fetched with the first of them, which is not lost;
 * Control or Command with K opens the palette, also while somebody types.
 */
export function KeysHost() {
  const { part } = useSession();
  const [isWanted, setWanted] = useState(false);
  const handler = useRef<KeyHandler>(undefined);
  const waiting = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (opensPalette(event) && document.documentElement.dataset['under'] === undefined) {
        event.preventDefault();
        part(openKeys).setState({ open: 'palette', from: document.activeElement });
        setWanted(true);
      }
      if (keysBelongElsewhere(event)) return;
      if (handler.current) handler.current(event);
      else if (event.key.length === 1) {
        waiting.current.push(event);
        setWanted(true);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [part]);
  return (
    isWanted && (
      <LazyBoundary>
        <KeyParts
          onReady={(handle) => {
            handler.current = handle;
            for (const event of waiting.current.splice(0)) handle?.(event);
          }}
        />
      </LazyBoundary>
    )
  );
}
