import { useSyncExternalStore } from 'react';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useDrafts } from '#domain/draft/drafts-context.ts';
import { OutboxList } from './lazy-parts.ts';

/** Holds what is on its way to the server, above the posts; its code comes only where there is some. */
export function OutboxHost() {
  const { posts } = useDrafts();
  const hasPosts = useSyncExternalStore(posts.subscribe, () => posts.list().length > 0);
  return (
    hasPosts && (
      <PartSlot>
        <OutboxList />
      </PartSlot>
    )
  );
}
