import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { AnchoredMenu } from '#ui/menus/anchored-menu.tsx';
import { closestArticle } from '#ui/focus/articles.ts';
import { siblingArticles } from '#ui/focus/sibling-articles.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { useAuthorMenuItems } from '#components/account/use-author-menu-items.ts';
import { indexEmojis, splitEmoji } from '#store/rich-text/split-emoji.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { StatusMenuAction } from '../actions/status-action.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useRow } from '#store/use-row.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { contextMenuPoints } from '#ui/menus/context-menu-points.ts';
import type { OpenMenuState } from '#ui/menus/use-menu-button.ts';
import { filterAction } from '../actions/filter-action.ts';
import { filterStatusAction } from '../actions/filter-status-action.ts';
import { reportAction } from '../actions/report-action.ts';
import { statusMenuGroups } from '../actions/status-menu-actions.ts';
import { createStatusMenuContext } from '../available-actions.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { useVisitorTranslation } from '../status-translation-state.ts';

export function StatusMenuLines({
  anchor,
  startsAtEnd,
  facts,
  actions,
  onClose,
}: OpenMenuState & {
  facts: StatusContext;
  actions: StatusActionState;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const at = contextMenuPoints.get(anchor);
  const session = useSession();
  useVisitorTranslation();
  const author = useRow(session.tables.accounts, facts.status.accountId);
  /* The action may remove the card, so the focus is moved to a card nearby then. */
  const beforeAction = (): void => restoreFocusNearby(anchor, siblingArticles(anchor));
  const authorItems: readonly MenuItem[] = useAuthorMenuItems(author?.id).map((item) => ({
    ...item,
    onSelect: () => {
      beforeAction();
      item.onSelect?.();
    },
  }));
  const all = createStatusMenuContext(session, facts);
  const toItem = (action: StatusMenuAction): MenuItem => {
    const description = action.description?.(all);
    const label = i18n._(action.label(all));
    const href = action.href?.(all);
    return {
      id: action.id,
      label,
      icon: action.icon(all),
      description: description && i18n._(description),
      isDanger: action.isDanger ?? false,
      isDisabled: actions.isBusy(action.id),
      ...(href === undefined
        ? {
            onSelect() {
              beforeAction();
              actions.run(action, label, true);
            },
          }
        : { href, isExternal: !href.startsWith('/') }),
    };
  };
  const groups = statusMenuGroups
    .map((group) => group.filter((action) => action.isShown(all)).map(toItem))
    .filter((group) => group.length > 0);
  const items = groups.flatMap((group, nth) =>
    group.map((item, index) => ({ ...item, startsGroup: nth > 0 && index === 0 })),
  );
  /* Labels of menu items are text without images, so custom emoji are removed. */
  const name = splitEmoji(
    author?.displayName || author?.username || '',
    indexEmojis(author?.emojis),
  )
    .filter((piece) => typeof piece === 'string')
    .join('')
    .trim();
  const address = displayAddress(author?.acct ?? '');
  if (authorItems.length > 0) {
    const filters: readonly MenuItem[] = [filterStatusAction, filterAction]
      .filter((action) => action.isShown(all))
      .map(toItem);
    const reports: readonly MenuItem[] = reportAction.isShown(all) ? [toItem(reportAction)] : [];
    const afterLists = authorItems.findIndex(({ id }) => id === 'add-to-list') + 1;
    items.push({
      id: 'author',
      label: name === '' ? address : `${name} · ${address}`,
      hasHeading: true,
      startsGroup: true,
      group: [...authorItems.toSpliced(afterLists, 0, ...filters), ...reports],
    });
  }
  return (
    <AnchoredMenu
      /* After a right click the button may be far from the menu, so the focus returns to the
         card instead. */
      anchor={(at && closestArticle(anchor)) ?? anchor}
      startsAtEnd={startsAtEnd}
      at={at}
      label={t`More options for this post`}
      items={items}
      onClose={() => {
        contextMenuPoints.delete(anchor);
        onClose();
      }}
    />
  );
}
