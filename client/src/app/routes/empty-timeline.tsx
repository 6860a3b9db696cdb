import { FirstSteps } from '#features/first-steps/first-steps.tsx';
import { EmptyList } from '#features/lists/empty-list.tsx';

/** Empty state of a list's timeline or, without a list, of the home timeline. */
export function EmptyTimeline({ listId }: { listId?: string }) {
  return listId === undefined ? <FirstSteps /> : <EmptyList id={listId} />;
}
