import { useEffect, useEffectEvent } from 'react';
import { createKeyHandler, type KeyHandler } from '#features/shortcuts/create-key-handler.ts';
import { useShortcutContext } from './use-shortcut-context.ts';

/** Handles keyboard shortcuts. */
export function KeyboardShortcuts({
  onReady,
}: {
  /** Receives the key handler on mount and `undefined` on unmount. */
  onReady: (handle: KeyHandler | undefined) => void;
}) {
  const context = useShortcutContext();
  const currentContext = useEffectEvent(() => context);
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => {
    notifyReady(createKeyHandler(() => currentContext()));
    return () => notifyReady(undefined);
  }, []);
  return null;
}
