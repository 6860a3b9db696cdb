import type { InstanceEvent } from '#instance/event-hub.ts';
import { listMembers } from '#instance/store/lists.ts';
import type { View } from '#instance/views/view.ts';
import type { Subscription } from './subscription.ts';

type Deletion = Extract<InstanceEvent, { kind: 'deleted' }>;

/** Whether a subscription is told that a status is gone: where it was heard, as far as that can still be said. */
export function hearsDeletion(
  { viewer, instance }: View,
  { kind, argument }: Subscription,
  { status, listeners, hasMedia }: Deletion,
): boolean {
  const isListener = viewer !== undefined && listeners.has(viewer.id);
  const isPublic = status.visibility === 'public';
  const isLocal = isPublic || (status.visibility === 'local' && viewer !== undefined);
  switch (kind) {
    case 'user':
      return isListener;
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
        (isLocal || isListener || status.visibility === 'unlisted') &&
        listMembers(instance.database, Number(argument)).some(({ id }) => id === status.account_id)
      );
    default:
      return false;
  }
}
