import { Trans, useLingui } from '@lingui/react/macro';
import { getPublicTimeline } from '@rookery/contract/calls/timelines.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { StatusCard } from '#components/status/status-card.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCall } from '#session/queries/use-call.ts';
import { defineQuery } from '#session/queries/query.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { AppLink } from '#ui/app-link.tsx';
import { SkeletonPosts } from '#ui/notes/skeleton.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import styles from './about.module.css';

const maxStatuses = 3;

const localStatusesQuery = defineQuery(
  'latest local statuses',
  getPublicTimeline,
  (statuses, context): readonly string[] =>
    statuses.map((status) => ingestStatus(context.tables, status, context)),
  (statuses) => ({ statuses }),
);

/** The latest posts of the server, as a sample for visitors. Renders nothing if there are none. */
export function LocalPostsPanel() {
  const { t } = useLingui();
  const { value = [], isLoading } = useCall(localStatusesQuery, {
    query: { local: true, limit: maxStatuses },
  });
  if (value.length === 0 && !isLoading) return null;
  return (
    <Panel label={t`What people are posting`}>
      <PanelHead
        title={t`What people are posting`}
        isSticky={false}
        actions={
          <AppLink href={pathTo('public-timeline')} className={styles.more}>
            <Trans>Local timeline</Trans>
          </AppLink>
        }
      />
      {isLoading && <SkeletonPosts label={t`Loading posts…`} count={maxStatuses} />}
      <ul>
        {value.slice(0, maxStatuses).map((id) => (
          <li key={id}>
            <ItemBoundary>
              <StatusCard id={id} />
            </ItemBoundary>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
