import type { InstanceEvent } from '#event-hub.ts';
import { listMembers } from '#store/lists.ts';
import type { ViewContext } from '#views/view-context.ts';
import type { Subscription } from './subscription.ts';

type Deletion = Extract<InstanceEvent, { kind: 'deleted' }>;

/**
 * Returns whether a subscription receives the event that a status was deleted. It does if the
 * status would have been sent to the subscription according to what is stored now, since the
 * instance does not store which statuses it has sent.
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
