import {
  addListAccounts,
  createList,
  deleteList,
  removeListAccounts,
  updateList,
} from '#contract/calls/lists.ts';
import type { List } from '#contract/schemas/list.ts';
import { listMembersQuery, listsQuery } from '#domain/list/list-queries.ts';
import { ingestList } from '#entities/ingest/ingest-list.ts';
import type { Taking } from '#session/load.ts';
import { askAgain, changeAnswer } from '#session/queries/change-answers.ts';
import type { Session } from '#session/session.ts';
import { forgetListDraft, membersWith, type ListDraft } from './list-draft.ts';

const take = (wire: List, how: Taking): string => ingestList(how.tables, wire, how);

/** Makes or renames it, as the draft says; gives its id. */
async function saveTitle({ load }: Session, { id, title = '' }: ListDraft): Promise<string> {
  const body = { title: title.trim() };
  if (id === undefined) return load(createList, { body }, take);
  return load(updateList, { path: { id }, body }, take);
}

/**
 * Sends what a draft of a list asks for, one request after another. After each, `onStep` is told what
 * is left to be sent, so that nothing is sent twice when a later one fails. Throws `ApiError`.
 */
export async function saveList(
  session: Session,
  draft: ListDraft,
  onStep: (rest: ListDraft) => void,
): Promise<void> {
  const { load, tables } = session;
  let { id } = draft;
  let rest = draft;
  if (id === undefined || draft.title !== undefined) {
    id = await saveTitle(session, draft);
    rest = { id, added: draft.added, removed: draft.removed };
    onStep(rest);
  }
  const list = id;
  const changeMembers = (done: ListDraft): void => {
    const accountIds = membersWith(done, tables.lists.get(list)?.accountIds ?? []);
    tables.lists.merge({ id: list, accountIds });
    onStep(rest);
  };
  if (rest.added.length > 0) {
    const { added } = rest;
    await load(addListAccounts, { path: { id }, body: { account_ids: [...added] } }, () => {
      rest = { ...rest, added: [] };
      changeMembers({ added, removed: [] });
    });
  }
  if (rest.removed.length > 0) {
    const { removed } = rest;
    await load(removeListAccounts, { path: { id }, body: { account_ids: [...removed] } }, () => {
      rest = { ...rest, removed: [] };
      changeMembers({ added: [], removed });
    });
  }
  void askAgain(session, listsQuery);
  void askAgain(session, listMembersQuery);
}

/** Deletes a list; its members stay followed. Throws `ApiError`. */
export async function removeList(session: Session, id: string): Promise<void> {
  await session.load(deleteList, { path: { id } }, (_, { tables }) => tables.lists.remove(id));
  forgetListDraft(session, id);
  changeAnswer(session, listsQuery, {}, (ids) => ids.filter((one) => one !== id));
}
