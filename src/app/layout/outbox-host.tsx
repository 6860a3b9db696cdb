import { useSyncExternalStore } from 'react';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { OutboxList } from '#features/composer/outbox-list.tsx';

/** Holds what is on its way to the server, above the posts. */
export function OutboxHost() {
  const { posts } = useDrafts();
  const hasPosts = useSyncExternalStore(posts.subscribe, () => posts.list().length > 0);
  return hasPosts && <OutboxList />;
}
