import { Trans, useLingui } from '@lingui/react/macro';
import Inbox from 'lucide-react/icons/inbox';
import {
  notificationTypes,
  type InteractionTab,
} from '#session/notifications/notification-rules.ts';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { PagedList } from '#components/request/paged-list.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSession } from '#session/session-context.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { ChoiceTabs } from '#ui/forms/choice-tabs.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { notificationPagesQuery } from './use-notification-view.ts';
import { NotificationItem } from './parts/notification-item.tsx';

const allTabs: readonly InteractionTab[] = ['mentions', 'likesAndRepeats', 'follows', 'moves'];

function Interaction({ id, types }: { id: string; types: readonly string[] }) {
  const row = useRow(useSession().tables.notifications, id);
  /* Filtered by type, because servers that do not know the parameter return all types. */
  return row && types.includes(row.type ?? '') ? <NotificationItem row={row} /> : null;
}

/**
 * Interactions with the member's statuses and new followers, one tab per kind. The hash of the
 * address selects the tab.
 */
export function InteractionsScreen({ params, location: { hash } }: ScreenProps<'interactions'>) {
  const { t } = useLingui();
  const router = useRouter();
  const session = useSession();
  const { tables, viewerId } = session;
  const me = useRow(tables.accounts, viewerId);
  /* The tab for moved accounts is shown only if moves are not followed automatically
     (R-NOTIF-002). */
  const followsMoves = me?.allowFollowingMove ?? true;
  const tabs = followsMoves ? allTabs.filter((one) => one !== 'moves') : allTabs;
  const tab = tabs.find((one) => hash === `#${one}`) ?? 'mentions';
  const types: readonly string[] = notificationTypes((kind) => kind.tab === tab);
  const state = useCallPages(notificationPagesQuery, {
    query: { limit: 20, types: [...types], include_types: [...types] },
  });
  /* Akkoma and Pleroma send posts of subscribed accounts as mentions; ingest gives them another
     type, so they are filtered out here, possibly a whole page. */
  const isOfTab = (id: string): boolean => types.includes(tables.notifications.get(id)?.type ?? '');
  const labels: Readonly<Record<InteractionTab, string>> = {
    mentions: t`Mentions`,
    likesAndRepeats: t`Likes and repeats`,
    follows: t`New followers`,
    moves: t`Account moves`,
  };
  const empty: Readonly<Record<InteractionTab, string>> = {
    mentions: t`No one has mentioned you yet.`,
    likesAndRepeats: t`No one has liked or repeated your posts yet.`,
    follows: t`No one has followed you yet.`,
    moves: t`No one you follow has moved to another account.`,
  };
  const next =
    tab === 'moves' ? (
      <LinkButton href={pathTo('search')}>
        <Trans>Find people</Trans>
      </LinkButton>
    ) : (
      <Button variant="primary" onClick={() => openWindow(session, 'composer', { kind: 'new' })}>
        <Trans>Write a post</Trans>
      </Button>
    );
  return (
    <Screen title={t`Interactions`}>
      <ChoiceTabs
        label={t`Kinds of interactions`}
        tabs={tabs.map((one) => [one, labels[one]] as const)}
        chosen={tab}
        onChoose={(chosen) =>
          router.navigate({ href: `${pathTo('interactions', params)}#${chosen}`, replace: true })
        }
      />
      <PagedList
        key={tab}
        state={{ ...state, items: state.items?.filter(isOfTab) }}
        loadsFurther
        label={labels[tab]}
        empty={
          <EmptyNote icon={Inbox} action={next}>
            {empty[tab]}
          </EmptyNote>
        }
      >
        {(id) => <Interaction id={id} types={types} />}
      </PagedList>
    </Screen>
  );
}
