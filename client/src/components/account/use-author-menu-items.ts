import { useLingui } from '@lingui/react/macro';
import ListPlus from 'lucide-react/icons/list-plus';
import { openWindow } from '#session/windows/open-windows.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { accountActionMenuItem, mentionMenuItem } from './account-menu-items.ts';
import { relationshipsQuery } from '#session/people/account-queries.ts';
import type { AccountAction } from './actions/account-action.ts';
import { authorActions, hideReblogsAction } from './actions/account-menu-actions.ts';
import { requiredConfirmation, runAccountAction } from './run-account-action.ts';
import { useAccountActionContext } from './use-account-action-context.ts';

/** Milliseconds for which a loaded relationship is used without refetching. */
const staleTime = 60_000;

/**
 * Returns the menu items of actions on the author of a status; none for visitors and on their own
 * statuses. A confirmation opens as a window, because the card may unmount.
 */
export function useAuthorMenuItems(accountId: string | undefined): readonly MenuItem[] {
  const { t } = useLingui();
  const session = useSession();
  const facts = useAccountActionContext(accountId);
  const isOffered = facts !== undefined && facts.isMember && !facts.isOwn;
  useCall(
    relationshipsQuery,
    { query: { id: accountId === undefined ? [] : [accountId] } },
    { staleTime, isDisabled: !isOffered },
  );
  if (!isOffered) return [];
  const { id } = facts.account;
  const run = (action: AccountAction): void => {
    if (requiredConfirmation(session, action, facts))
      openWindow(session, 'accountAction', { accountId: id, actionId: action.id });
    else void runAccountAction(session, action, facts);
  };
  return [
    mentionMenuItem(facts),
    {
      id: 'add-to-list',
      label: t`Add to list…`,
      icon: ListPlus,
      onSelect: () => openWindow(session, 'accountLists', { accountId: id }),
    },
    ...authorActions
      /* The item is also shown while the relationship is unknown, so that the items below do not
         move. */
      .filter((action) => action === hideReblogsAction || action.isShown(facts))
      .map((action) => ({
        ...accountActionMenuItem(action, facts, run),
        ...(action.isShown(facts) ? {} : { isDisabled: true }),
      })),
  ];
}
