import { useCallback } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { roleOf } from '#store/rows/account-traits.ts';
import { useRow } from '#store/use-row.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { DialogState } from '#ui/minimizable-dialog.tsx';

/**
 * Where the moderation window opens: at all reports, those about one account, or the tools for one.
 */
export interface ModerationTarget {
  readonly reportsAbout?: string;
  /** The account whose roles, tags and activation are shown in a separate dialog. */
  readonly toolsFor?: string;
}

/** Opens the moderation window; absent except for staff (R-MOD-001, R-ROLE-005). */
export type OpenModeration = (goal: ModerationTarget) => void;

/**
 * State of the moderation window; minimized, it keeps its position while the page can be used
 * (R-MOD-023).
 */
export interface ModerationWindow {
  readonly state: DialogState;
  /** The account to whose reports the list is limited. */
  readonly about: string | undefined;
  /** The account whose tools are open. */
  readonly toolsFor: string | undefined;
}

export type ModerationStore = StoreApi<ModerationWindow>;

export function createModerationStore(): ModerationStore {
  return createStore<ModerationWindow>(() => ({
    state: 'hidden',
    about: undefined,
    toolsFor: undefined,
  }));
}

export const moderationWindow: SessionPart<ModerationStore> = {
  name: 'moderation window',
  create: createModerationStore,
};

export function showModeration(store: ModerationStore, goal: ModerationTarget): void {
  const { reportsAbout, toolsFor } = goal;
  if (toolsFor === undefined) store.setState({ state: 'visible', about: reportsAbout });
  else store.setState({ toolsFor });
}

export function hideModeration(store: ModerationStore): void {
  store.setState({ state: 'hidden', about: undefined });
}

/** Toggles between visible and minimized. @throws {Error} if it is hidden */
export function toggleModeration(store: ModerationStore): void {
  const { state } = store.getState();
  if (state === 'hidden') throw new Error('a moderation that is hidden cannot be toggled');
  store.setState({ state: state === 'visible' ? 'minimized' : 'visible' });
}

export function useOpenModeration(): OpenModeration | undefined {
  const { part, tables, viewerId } = useSession();
  const me = useRow(tables.accounts, viewerId);
  const store = part(moderationWindow);
  const open = useCallback((goal: ModerationTarget) => showModeration(store, goal), [store]);
  return me !== undefined && roleOf(me) !== 'member' ? open : undefined;
}
