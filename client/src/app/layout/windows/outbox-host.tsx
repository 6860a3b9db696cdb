import { useSyncExternalStore } from 'react';
import { outboxStorage } from '#session/outbox/outbox-storage.ts';
import { useSession } from '#session/session-context.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';

const OutboxList = lazyPart('OutboxList', () => import('#features/composer/lists/outbox-list.tsx'));

/**
 * Shows the posts of the outbox above the timeline; loads the code of their list once there are
 * any.
 */
export function OutboxHost() {
  const posts = useSession().part(outboxStorage);
  const hasPosts = useSyncExternalStore(posts.subscribe, () => posts.list().length > 0);
  return (
    hasPosts && (
      <LazyBoundary>
        <OutboxList />
      </LazyBoundary>
    )
  );
}
