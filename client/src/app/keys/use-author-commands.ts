import { useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { useStore } from 'zustand';
import { viewedAccountState } from '#components/account/use-account-action-context.ts';
import { useAuthorMenuItems } from '#components/account/use-author-menu-items.ts';
import type { MountedCard } from '#components/status/mounted-card.ts';
import type { PaletteGroup, PaletteItem } from '#features/shortcuts/palette.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useRow } from '#store/use-row.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { siblingArticles } from '#ui/focus/sibling-articles.ts';

/** Actions on a status that concern its author; the palette lists them with those on the author. */
const statusActionsOnAuthor: readonly string[] = ['profile', 'filter', 'report'];

export function isAuthorCommand({ id }: PaletteItem): boolean {
  return statusActionsOnAuthor.includes(id);
}

/**
 * Returns the palette group of actions on the author of a card or, without a card, on the account
 * whose profile is open; undefined if there is neither (R-SEARCH-015). Each item shows the address
 * after its label.
 *
 * @param ofStatus Items on the status that belong to this group (`isAuthorCommand`).
 */
export function useAuthorCommands(
  card: MountedCard | undefined,
  ofStatus: readonly PaletteItem[],
  navigate: (href: string) => void,
): PaletteGroup | undefined {
  const { t } = useLingui();
  const session = useSession();
  const viewedId = useStore(session.part(viewedAccountState), ({ id }) => id);
  const account = useRow(session.tables.accounts, card ? card.facts.status.accountId : viewedId);
  const menuItems = useAuthorMenuItems(account?.id);
  if (!account) return undefined;
  const { acct = '', isDeactivated } = account;
  const address = displayAddress(acct);
  const message: PaletteItem = {
    id: 'author-message',
    label: t`Send a direct message`,
    icon: Mail,
    run: () =>
      // oxlint-disable-next-line rookery/displayed-addresses -- the address is typed into the composer and not displayed
      openWindow(session, 'composer', { kind: 'new', text: `@${acct} `, isDirect: true }),
  };
  const items = menuItems
    .filter(({ isDisabled }) => isDisabled !== true)
    .map(({ id, label, icon, href, onSelect }): PaletteItem => ({
      id: `author-${id}`,
      label,
      icon,
      run() {
        if (href !== undefined) return navigate(href);
        /* The action may remove the card that gets the focus when the palette closes. */
        if (card) restoreFocusNearby(card.article, siblingArticles(card.article));
        onSelect?.();
      },
    }));
  return {
    id: 'author',
    title: address,
    items: [
      ...ofStatus,
      ...(menuItems.length > 0 && isDeactivated !== true ? [message] : []),
      ...items,
    ].map((item) =>
      /* The label of this action names the server, and not the account. */
      item.id === 'author-block-domain' ? item : { ...item, detail: address },
    ),
  };
}
