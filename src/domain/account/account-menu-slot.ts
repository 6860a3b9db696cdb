import { createContext, use } from 'react';
import type { MenuItem } from '#ui/menu-item.ts';
import type { AccountFacts } from './actions/account-action.ts';

/** Lines that a feature adds to the menu of an account, such as the moderators' tools. */
export type AccountMenuSlot = (facts: AccountFacts) => readonly MenuItem[];

const noLines: readonly MenuItem[] = [];

export const AccountMenuSlotContext = createContext<AccountMenuSlot>(() => noLines);

export function useAccountMenuSlot(): AccountMenuSlot {
  return use(AccountMenuSlotContext);
}
