import { useCallback } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { roleOf } from '#entities/rows/account-traits.ts';
import { useRow } from '#entities/use-row.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { DialogState } from '#ui/minimizable-dialog.tsx';

/** Where the moderation opens: at the reports, all or those about one account, or at the tools for one. */
export interface ModerationGoal {
  readonly reportsAbout?: string;
  /** Whose rights, tags and activation are looked at, in a dialog of its own. */
  readonly toolsFor?: string;
}

/** Opens the moderation; absent for all but staff (R-MOD-001, R-ROLE-005). */
export type OpenModeration = (goal: ModerationGoal) => void;

/** Whether the moderation is seen; minimized, it lets the page be used and keeps its place (R-MOD-023). */
export interface ModerationWindow {
  readonly state: DialogState;
  /** The account whose reports alone are shown. */
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

export function showModeration(store: ModerationStore, goal: ModerationGoal): void {
  const { reportsAbout, toolsFor } = goal;
  if (toolsFor === undefined) store.setState({ state: 'visible', about: reportsAbout });
  else store.setState({ toolsFor });
}

export function hideModeration(store: ModerationStore): void {
  store.setState({ state: 'hidden', about: undefined });
}

/** Goes between visible and minimized. @throws {Error} when it is hidden. */
export function toggleModeration(store: ModerationStore): void {
  const { state } = store.getState();
  if (state === 'hidden') throw new Error('a moderation that is hidden cannot be toggled');
  store.setState({ state: state === 'visible' ? 'minimized' : 'visible' });
}

export function useOpenModeration(): OpenModeration | undefined {
  const { part, tables, viewerId } = useSession();
  const me = useRow(tables.accounts, viewerId);
  const store = part(moderationWindow);
  const open = useCallback((goal: ModerationGoal) => showModeration(store, goal), [store]);
  return me !== undefined && roleOf(me) !== 'member' ? open : undefined;
}
