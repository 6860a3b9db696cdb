import type { Instance } from '#context.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { viewerRelations, type ViewerRelations } from './viewer-relations.ts';

/** The instance, origin and viewer of a response. */
export interface ViewContext {
  readonly instance: Instance;
  readonly origin: string;
  readonly viewer: AccountRow | undefined;
  relations(): ViewerRelations;
  /** Returns an account by id; read once per view. */
  account(id: string | null): AccountRow | undefined;
}

export function createViewContext(
  instance: Instance,
  origin: string,
  viewer: AccountRow | undefined,
): ViewContext {
  let relations: ViewerRelations | undefined;
  const accounts = new Map<string | null, AccountRow | undefined>();
  return {
    instance,
    origin,
    viewer,
    relations() {
      relations ??= viewerRelations(instance, viewer);
      return relations;
    },
    account(id) {
      const known = accounts.get(id);
      if (known) return known;
      const account = accountById(instance.database, id);
      accounts.set(id, account);
      return account;
    },
  };
}
