import {
  addListAccounts,
  createList,
  deleteList,
  removeListAccounts,
  updateList,
} from '@rookery/contract/calls/lists.ts';
import type { List } from '@rookery/contract/schemas/list.ts';
import { listMembersQuery, listPreviewQuery, listsQuery } from './list-queries.ts';
import { ingestList } from '#store/ingest/ingest-list.ts';
import { reloadHome } from './reload-home.ts';
import type { ResponseContext } from '../load.ts';
import { invalidateQuery, updateQueryData } from '../queries/invalidate-query.ts';
import type { Session } from '../session.ts';
import { applyMemberChanges, persistedListDrafts, type ListDraft } from './list-draft.ts';

const ingest = (wire: List, context: ResponseContext): string =>
  ingestList(context.tables, wire, context);

/** Creates a list, or saves its title and options. Resolves to its id. */
async function saveOptions(
  { load, tables }: Session,
  { id, title, isExclusive }: ListDraft,
): Promise<string> {
  /* Servers refuse a change of a list without its title, so the title is always sent. */
  const known = id === undefined ? undefined : tables.lists.get(id)?.writtenTitle;
  const body = {
    title: (title ?? known ?? '').trim(),
    ...(isExclusive !== undefined && { exclusive: isExclusive }),
  };
  if (id === undefined) return load(createList, { body }, ingest);
  return load(updateList, { path: { id }, body }, ingest);
}

function isListExclusive({ tables }: Session, id: string | undefined): boolean {
  return id !== undefined && tables.lists.get(id)?.isExclusive === true;
}

/**
 * Sends the changes of a draft one after the other. Calls `onStep` with the remaining changes after
 * each request, so that a retry sends nothing twice. Throws `ApiError`.
 */
export async function saveList(
  session: Session,
  draft: ListDraft,
  onStep: (remaining: ListDraft) => void,
): Promise<void> {
  const { load, tables } = session;
  let { id } = draft;
  let remaining = draft;
  const wasExclusive = isListExclusive(session, id);
  if (id === undefined || draft.title !== undefined || draft.isExclusive !== undefined) {
    id = await saveOptions(session, draft);
    remaining = { id, added: draft.added, removed: draft.removed };
    onStep(remaining);
  }
  const list = id;
  const changeMembers = (done: ListDraft): void => {
    const accountIds = applyMemberChanges(done, tables.lists.get(list)?.accountIds ?? []);
    tables.lists.merge({ id: list, accountIds });
    onStep(remaining);
  };
  if (remaining.added.length > 0) {
    const { added } = remaining;
    await load(addListAccounts, { path: { id }, body: { account_ids: [...added] } }, () => {
      remaining = { ...remaining, added: [] };
      changeMembers({ added, removed: [] });
    });
  }
  if (remaining.removed.length > 0) {
    const { removed } = remaining;
    await load(removeListAccounts, { path: { id }, body: { account_ids: [...removed] } }, () => {
      remaining = { ...remaining, removed: [] };
      changeMembers({ added: [], removed });
    });
  }
  void invalidateQuery(session, listsQuery);
  void invalidateQuery(session, listMembersQuery);
  void invalidateQuery(session, listPreviewQuery);
  const hasOtherMembers = draft.added.length + draft.removed.length > 0;
  if (isListExclusive(session, id) !== wasExclusive || (wasExclusive && hasOtherMembers))
    reloadHome(session);
}

/** Deletes a list. The viewer still follows its members. Throws `ApiError`. */
export async function removeList(session: Session, id: string): Promise<void> {
  const wasExclusive = isListExclusive(session, id);
  await session.load(deleteList, { path: { id } }, (_, { tables }) => tables.lists.remove(id));
  if (wasExclusive) reloadHome(session);
  session.part(persistedListDrafts).delete(id);
  updateQueryData(session, listsQuery, {}, (ids) => ids.filter((one) => one !== id));
}
