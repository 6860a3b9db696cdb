import { getAccountLists } from '@rookery/contract/calls/accounts.ts';
import * as calls from '@rookery/contract/calls/lists.ts';
import { requireRowQuota } from '#commands/require-row-quota.ts';
import type { Instance } from '#context.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import {
  configureList,
  insertList,
  listsOf,
  listsContaining,
  ownList,
  renameList,
  type ListRow,
} from '#store/lists.ts';
import type { AccountRow } from '#store/rows.ts';

const maxTitleLength = 255;

function listView({ id, title, exclusive, replies_policy: policy }: ListRow) {
  return { id: String(id), title, replies_policy: policy, exclusive: exclusive === 1 };
}

function requiredList({ database }: Instance, member: AccountRow, id: string): ListRow {
  const list = ownList(database, member.id, id);
  if (!list) throw notFound();
  return list;
}

function readTitle({ config }: Instance, title: string): string {
  if (title.trim() === '') throw new HttpError(422, "Title can't be blank");
  requireTextLength(config, {
    name: 'title',
    text: title,
    characters: maxTitleLength,
    tooLong: () =>
      new HttpError(422, `Title is too long (maximum is ${maxTitleLength} characters)`),
  });
  return title;
}

/** Lists that can be exclusive and have a policy for replies. */
export const listRoutes = [
  route(calls.getLists, ({ instance, member }) =>
    listsOf(instance.database, member.id).map(listView),
  ),
  route(calls.createList, ({ instance, member, body }) => {
    const { database } = instance;
    const title = readTitle(instance, body.title);
    requireRowQuota(database, 'lists', member.id);
    const id = insertList(database, member.id, title);
    configureList(database, id, body);
    return listView(requiredList(instance, member, String(id)));
  }),
  route(calls.getList, ({ instance, member, path }) =>
    listView(requiredList(instance, member, path.id)),
  ),
  route(calls.updateList, ({ instance, member, path, body }) => {
    const { id } = requiredList(instance, member, path.id);
    renameList(instance.database, id, readTitle(instance, body.title));
    configureList(instance.database, id, body);
    return listView(requiredList(instance, member, path.id));
  }),
  route(getAccountLists, ({ instance, member, path }) =>
    listsContaining(instance.database, member.id, path.id).map(listView),
  ),
];
