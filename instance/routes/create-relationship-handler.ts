import type { Relationship } from '@rookery/contract/schemas/relationship.ts';
import type { Instance } from '#context.ts';
import type { AccountRow } from '#store/rows.ts';
import { relationshipView } from '#views/relationship-view.ts';
import { createViewContext, type ViewContext } from '#views/view-context.ts';
import { requiredAccount } from './required-entities.ts';

interface AccountRequest {
  readonly view: ViewContext;
  readonly instance: Instance;
  readonly member: AccountRow;
  readonly path: { readonly id: string };
}

/** Returns the viewer's relationship to an account after a change, without cached relations. */
export function readRelationship(view: ViewContext, target: AccountRow): Relationship {
  return relationshipView(createViewContext(view.instance, view.origin, view.viewer), target);
}

/**
 * Creates a handler that changes the member's relationship to the account in the path, and responds
 * with the new relationship.
 */
export function createRelationshipHandler<Request extends AccountRequest>(
  change: (instance: Instance, member: AccountRow, target: AccountRow, request: Request) => void,
) {
  return (request: Request): Relationship => {
    const { view, instance, member, path } = request;
    const target = requiredAccount(view, path.id);
    change(instance, member, target, request);
    return readRelationship(view, target);
  };
}
