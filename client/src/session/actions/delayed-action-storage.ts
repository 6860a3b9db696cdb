import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { Session } from '../session.ts';
import type { DelayedActionKind } from './action-label.ts';

const actionSchema = v.object({
  kind: v.picklist(['delete', 'unfollow'] satisfies DelayedActionKind[]),
  id: v.string(),
  /** Name of the lock of the tab in which the action can still be undone. */
  holder: v.string(),
});

/**
 * Opens the delayed actions of a member on this device that the server has not confirmed, oldest
 * first. They stay at sign-out, for the next sign-in of the member.
 */
export function createDelayedActionStorage(
  { area, onStorageError }: Pick<Session, 'area' | 'onStorageError'>,
  accountId: string,
) {
  const persisted = createPersistedValue({
    name: `delayed-actions.${accountId}`,
    version: 1,
    schema: v.array(actionSchema),
    area,
    onStorageError,
  });
  const list = () => persisted.read() ?? [];
  const others = (kind: DelayedActionKind, id: string) =>
    list().filter((one) => one.kind !== kind || one.id !== id);
  return {
    list,
    has: (kind: DelayedActionKind, id: string) => others(kind, id).length < list().length,
    put: (kind: DelayedActionKind, id: string, holder: string) =>
      void persisted.write([...others(kind, id), { kind, id, holder }]),
    remove(kind: DelayedActionKind, id: string): void {
      const rest = others(kind, id);
      if (rest.length > 0) persisted.write(rest);
      else persisted.remove();
    },
  };
}
