import type { StoreApi } from 'zustand/vanilla';
import type { ShortcutDialogState } from '#components/shortcuts/shortcut-dialog-state.ts';
import { appendTypedKey } from '#components/shortcuts/type-ahead-buffer.ts';

/** Longest wait for the palette, in milliseconds: its code may fail to load. */
const maxWaitMs = 5_000;

/**
 * Collects keys pressed between opening the palette and focusing its field: they are text for that
 * field, not shortcuts or text for the field that still has the focus. Escape closes the palette.
 */
export function collectForPalette(
  event: KeyboardEvent,
  windows: StoreApi<ShortcutDialogState>,
): void {
  const { awaited } = windows.getState();
  if (awaited === undefined || document.documentElement.dataset['under'] !== undefined) return;
  if (event.timeStamp - awaited.since > maxWaitMs) {
    windows.setState({ awaited: undefined });
    return;
  }
  const text = appendTypedKey(awaited.text, event);
  const isEscape = event.key === 'Escape';
  if (text === undefined && !isEscape && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (isEscape) windows.setState({ open: undefined, awaited: undefined });
  else if (text !== undefined) windows.setState({ awaited: { ...awaited, text } });
}
