import { getAccountLists } from '@rookery/contract/calls/accounts.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import * as calls from '@rookery/contract/calls/lists.ts';
import type { Instance } from '#context.ts';
import { emptyResponse } from '#http/route-response.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import {
  addToList,
  configureList,
  deleteList,
  insertList,
  listMembers,
  listsOf,
  listsContaining,
  ownList,
  removeFromList,
  renameList,
  type ListRow,
} from '#store/lists.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';

/** The column size in Akkoma's database, in characters. */
const maxTitleLength = 255;

function listView({ id, title, exclusive }: ListRow) {
  return { id: String(id), title, exclusive: exclusive === 1 };
}

function requiredList(instance: Instance, member: AccountRow, id: string): ListRow {
  const list = ownList(instance.database, member.id, id);
  if (!list) throw notFound('List not found');
  return list;
}

function readTitle({ config }: Instance, title: string): string {
  if (title.trim() === '') throw new HttpError(422, "can't be blank");
  requireTextLength(config, {
    name: 'title',
    text: title,
    characters: maxTitleLength,
    tooLong: () => new HttpError(422, `should be at most ${maxTitleLength} character(s)`),
  });
  return title;
}

export const listRoutes = [
  route(calls.getLists, ({ instance, member }) =>
    listsOf(instance.database, member.id).map(listView),
  ),
  route(calls.createList, ({ instance, member, body }) => {
    const { database } = instance;
    const title = readTitle(instance, body.title);
    requireRowQuota(database, 'lists', member.id);
    const id = insertList(database, member.id, title);
    configureList(database, id, { exclusive: body.exclusive });
    return listView(requiredList(instance, member, String(id)));
  }),
  route(calls.getList, ({ instance, member, path }) =>
    listView(requiredList(instance, member, path.id)),
  ),
  route(calls.updateList, ({ instance, member, path, body }) => {
    const { id } = requiredList(instance, member, path.id);
    renameList(instance.database, id, readTitle(instance, body.title));
    configureList(instance.database, id, { exclusive: body.exclusive });
    return listView(requiredList(instance, member, path.id));
  }),
  route(calls.deleteList, ({ instance, member, path }) => {
    deleteList(instance.database, requiredList(instance, member, path.id).id);
    return emptyResponse;
  }),
  route(calls.getListAccounts, ({ instance, member, path, view }) =>
    listMembers(instance.database, requiredList(instance, member, path.id).id).map((account) =>
      accountView(view, account),
    ),
  ),
  route(calls.addListAccounts, ({ instance, member, path, body }) => {
    const list = requiredList(instance, member, path.id);
    instance.database.transaction(() => {
      const known = new Set(listMembers(instance.database, list.id).map(({ id }) => id));
      for (const id of new Set(body.account_ids)) {
        if (known.has(id)) continue;
        requireRowQuota(instance.database, 'list_members', list.id);
        addToList(instance.database, list.id, id);
      }
    });
    return emptyResponse;
  }),
  route(calls.removeListAccounts, ({ instance, member, path, body }) => {
    const list = requiredList(instance, member, path.id);
    for (const id of body.account_ids) removeFromList(instance.database, list.id, id);
    return emptyResponse;
  }),
  route(getAccountLists, ({ instance, member, path }) =>
    listsContaining(instance.database, member.id, path.id).map(listView),
  ),
];
