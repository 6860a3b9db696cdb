import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Flag from 'lucide-react/icons/flag';
import Link from 'lucide-react/icons/link';
import ListPlus from 'lucide-react/icons/list-plus';
import Rss from 'lucide-react/icons/rss';
import Server from 'lucide-react/icons/server';
import Share from 'lucide-react/icons/share-2';
import Shield from 'lucide-react/icons/shield';
import { displayAddress } from '#lib/url/display-address.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useIsStaff } from '#components/windows/use-is-staff.ts';
import { useSession } from '#session/session-context.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { Menu } from '#ui/menus/menu.tsx';
import { accountActionMenuItem, mentionMenuItem } from './account-menu-items.ts';
import { hasShareSheet, copyProfileLink, shareProfile } from './share-profile.ts';
import type { AccountActionContext } from './actions/account-action.ts';
import { accountMenuActions } from './actions/account-menu-actions.ts';
import type { AccountActions } from './use-account-actions.tsx';

/** The menu of all actions on an account except those of its buttons (R-PROF-029). */
export function AccountActionsMenu({
  facts,
  actions,
  notes = [],
}: {
  facts: AccountActionContext;
  actions: AccountActions;
  /** Items for the viewer's private data about the account; only the profile page passes them. */
  notes?: readonly MenuItem[];
}) {
  const { t } = useLingui();
  const isStaff = useIsStaff();
  const session = useSession();
  const hasInstances = useCan('instanceTimelines');
  const hasPageFeeds = useCan('pageFeeds');
  const { account, isMember, isOwn, isLocal, host } = facts;
  const page = safeLinkUrl(account.url ?? '');
  /* `webFeed` is the URL of the account’s RSS feed, which only Akkoma since 3.20 sends. On most
     other servers the feed of a local account is at the URL of its page with `.rss` appended. */
  const feed =
    account.webFeed === undefined
      ? isLocal && hasPageFeeds && page && `${page.href}.rss`
      : safeLinkUrl(account.webFeed ?? '')?.href;
  const items: (MenuItem | false | undefined)[] = [
    isMember && !isOwn && mentionMenuItem(facts),
    isMember &&
      !isOwn && {
        id: 'add-to-list',
        label: t`Add to list…`,
        icon: ListPlus,
        onSelect: () => openWindow(session, 'accountLists', { accountId: account.id }),
      },
    ...notes,
    ...accountMenuActions
      .filter((action) => action.isShown(facts))
      .map((action) => accountActionMenuItem(action, facts, actions.run)),
    isMember &&
      !isOwn && {
        id: 'report',
        label: t({
          message: 'Report',
          comment: 'Verb: tell the moderators about a post or a person',
        }),
        icon: Flag,
        isDanger: true,
        onSelect: () => openWindow(session, 'report', { accountId: account.id, statusIds: [] }),
      },
    hasShareSheet() && {
      id: 'share',
      label: t`Share…`,
      icon: Share,
      startsGroup: true,
      onSelect: () => void shareProfile(session, account),
    },
    {
      id: 'copy-link',
      label: t`Copy link`,
      icon: Link,
      startsGroup: !hasShareSheet(),
      onSelect: () => void copyProfileLink(session, account),
    },
    typeof feed === 'string' && { id: 'rss', label: t`RSS feed`, icon: Rss, href: feed },
    page !== undefined &&
      !isLocal && {
        id: 'source',
        label: t`Open on their server`,
        icon: ExternalLink,
        href: page.href,
      },
    hasInstances &&
      host !== undefined && {
        id: 'instance',
        label: t`Posts from this server`,
        icon: Server,
        href: pathTo('instance-timeline', { host }),
      },
    isStaff &&
      !isOwn && {
        id: 'moderate',
        label: t`Moderate`,
        icon: Shield,
        startsGroup: true,
        onSelect: () => openWindow(session, 'accountTools', { accountId: account.id }),
      },
  ];
  const address = displayAddress(account.acct ?? '');
  return (
    <Menu
      label={t`More options for ${address}`}
      icon={Ellipsis}
      items={items.filter((item): item is MenuItem => typeof item === 'object')}
    />
  );
}
