import type { Instance } from '#context.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { viewerRelations, type ViewerRelations } from './viewer-relations.ts';

/** What the entities of one response depend on. */
export interface ViewContext {
  readonly instance: Instance;
  readonly origin: string;
  readonly viewer: AccountRow | undefined;
  /** Returns the viewer's relations, which are read once per response. */
  relations(): ViewerRelations;
  /** Returns an account by id, which is read once per response. */
  account(id: string | null): AccountRow | undefined;
}

/** Creates the context of a response, without cached rows. */
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
