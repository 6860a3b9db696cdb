import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';

/** Which window opened by a shortcut is shown. */
export interface ShortcutDialogState {
  readonly open: 'help' | 'palette' | undefined;
  /** The element that had the focus before. */
  readonly from: Element | null;
  /** What was typed after the palette was opened and before its field had the focus. */
  readonly awaited: { readonly text: string; readonly since: number } | undefined;
}

export const shortcutDialogState: SessionPart<StoreApi<ShortcutDialogState>> = {
  name: 'windows of keys',
  create: () =>
    createStore<ShortcutDialogState>(() => ({ open: undefined, from: null, awaited: undefined })),
};
