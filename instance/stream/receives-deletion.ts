import type { InstanceEvent } from '#event-hub.ts';
import { listMembers } from '#store/lists.ts';
import type { ViewContext } from '#views/view-context.ts';
import type { Subscription } from './subscription.ts';

type Deletion = Extract<InstanceEvent, { kind: 'deleted' }>;

/**
 * Returns whether a subscription receives the deletion of a status: probably the status was sent to
 * it, by what is stored at that time.
 */
export function receivesDeletion(
  { viewer, instance }: ViewContext,
  { kind, argument }: Subscription,
  { status, listeners, hasMedia }: Deletion,
): boolean {
  const wasRecipient = viewer !== undefined && listeners.has(viewer.id);
  const isPublic = status.visibility === 'public';
  const isLocal = isPublic || (status.visibility === 'local' && viewer !== undefined);
  switch (kind) {
    case 'user':
      return wasRecipient;
    case 'public':
      return isPublic;
    case 'public-media':
      return isPublic && hasMedia;
    case 'local':
      return isLocal;
    case 'local-media':
      return isLocal && hasMedia;
    case 'list':
      return (
        (isLocal || wasRecipient || status.visibility === 'unlisted') &&
        listMembers(instance.database, Number(argument)).some(({ id }) => id === status.account_id)
      );
    default:
      return false;
  }
}
