import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { AccountMenuSlotContext, type AccountMenuSlot } from '#domain/account/account-menu-slot.ts';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import {
  ModerationContext,
  moderationWindow,
  showModeration,
  type ModerationGoal,
} from '#domain/moderation/open-moderation.ts';
import { roleOf } from '#entities/rows/read-account.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';

const ModerationWindow = lazyPart(
  { name: 'moderation', kind: 'part' },
  async () => (await import('./moderation-window.tsx')).ModerationWindow,
);

/**
 * Lets whatever is inside open the moderation, puts its line into the menus of accounts, and draws it
 * over the page; for staff alone (R-MOD-004).
 */
export function ModerationHost({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { tables, viewerId, part } = useSession();
  const me = useRow(tables.accounts, viewerId);
  const store = part(moderationWindow);
  const isStaff = me !== undefined && roleOf(me) !== 'member';
  const isNeeded = useStore(
    store,
    ({ state, toolsFor }) => state !== 'hidden' || toolsFor !== undefined,
  );
  const open = useCallback((goal: ModerationGoal) => showModeration(store, goal), [store]);
  const label = t`Moderate`;
  const slot = useMemo<AccountMenuSlot>(
    () =>
      ({ account: { id }, isOwn }) =>
        isStaff && !isOwn
          ? [{ id: 'moderate', label, startsGroup: true, onSelect: () => open({ toolsFor: id }) }]
          : [],
    [isStaff, label, open],
  );
  return (
    <ModerationContext value={isStaff ? open : undefined}>
      <AccountMenuSlotContext value={slot}>{children}</AccountMenuSlotContext>
      {isStaff && isNeeded && (
        <PartSlot>
          <ModerationWindow store={store} />
        </PartSlot>
      )}
    </ModerationContext>
  );
}
