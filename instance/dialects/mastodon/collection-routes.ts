import * as calls from '@rookery/contract/calls/mastodon/collections.ts';
import type { Instance } from '#context.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { requiredAccount, requiredProfile } from '#routes/required-entities.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { formatDate } from '#rules/time.ts';
import {
  addToCollection,
  collectionById,
  collectionItems,
  collectionsOf,
  collectionsWith,
  removeCollection,
  removeCollectionItem,
  saveCollection,
  type CollectionItemRow,
  type CollectionRow,
} from '#store/collections.ts';
import type { AccountRow } from '#store/rows.ts';
import { hasRelation } from '#store/relations.ts';
import { accountView } from '#views/account-view.ts';
import type { ViewContext } from '#views/view-context.ts';

const maxAccounts = 25;
const maxCollections = 10;
const maxNameLength = 40;
const maxDescriptionLength = 100;

const forbidden = (): HttpError => new HttpError(403, 'This action is not allowed');

function itemView({ id, account_id, created_at }: CollectionItemRow) {
  return { id, account_id, state: 'accepted', created_at: formatDate(created_at) };
}

/** Returns the items of a collection except the accounts that the viewer blocks. */
function shownItems({ instance, viewer }: ViewContext, id: string): CollectionItemRow[] {
  const { database } = instance;
  return collectionItems(database, id).filter(
    ({ account_id: target }) => !viewer || !hasRelation(database, 'blocks', viewer.id, target),
  );
}

function collectionView(view: ViewContext, row: CollectionRow) {
  const items = shownItems(view, row.id).map(itemView);
  return {
    id: row.id,
    account_id: row.account_id,
    uri: `${view.origin}/ap/users/${row.account_id}/collections/${row.id}`,
    url: `${view.origin}/collections/${row.id}`,
    name: row.name,
    description: row.description,
    language: row.language,
    local: true,
    sensitive: row.sensitive === 1,
    discoverable: row.discoverable === 1,
    tag:
      row.tag === ''
        ? null
        : { name: row.tag, url: `${view.origin}/tags/${encodeURIComponent(row.tag)}` },
    item_count: items.length,
    items,
    created_at: formatDate(row.created_at),
    updated_at: formatDate(row.updated_at),
  };
}

function requiredCollection({ database }: Instance, id: string): CollectionRow {
  const row = collectionById(database, id);
  if (!row) throw notFound();
  return row;
}

function ownCollection(instance: Instance, member: AccountRow, id: string): CollectionRow {
  const row = requiredCollection(instance, id);
  if (row.account_id !== member.id) throw forbidden();
  return row;
}

function requiredItem({ database }: Instance, row: CollectionRow, id: string): CollectionItemRow {
  const item = collectionItems(database, row.id).find((each) => each.id === id);
  if (!item) throw notFound();
  return item;
}

function validText(name: string, text: string, limit: number): string {
  if (Array.from(text).length > limit)
    throw new HttpError(
      422,
      `Validation failed: ${name} is too long (maximum is ${limit} characters)`,
    );
  return text;
}

function validName(text: string): string {
  if (text.trim() === '') throw new HttpError(422, "Validation failed: Name can't be blank");
  return validText('Name', text, maxNameLength);
}

function validTag(text: string): string {
  const tag = text.replace(/^#/, '');
  if (tag !== '' && !/^[\p{L}\p{M}\p{N}_]{1,100}$/u.test(tag))
    throw new HttpError(422, 'Validation failed: Tag is invalid');
  return tag;
}

interface CollectionChanges {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly language?: string | undefined;
  readonly tag_name?: string | undefined;
  readonly sensitive?: boolean | undefined;
  readonly discoverable?: boolean | undefined;
}

function changeCollection(instance: Instance, row: CollectionRow, changes: CollectionChanges) {
  const { name, description, language, tag_name: tag, sensitive, discoverable } = changes;
  const changed: CollectionRow = {
    ...row,
    ...(name === undefined ? {} : { name: validName(name) }),
    ...(description === undefined
      ? {}
      : { description: validText('Description', description, maxDescriptionLength) }),
    ...(language === undefined ? {} : { language: language === '' ? null : language }),
    ...(tag === undefined ? {} : { tag: validTag(tag) }),
    ...(sensitive === undefined ? {} : { sensitive: sensitive ? 1 : 0 }),
    ...(discoverable === undefined ? {} : { discoverable: discoverable ? 1 : 0 }),
    updated_at: instance.now(),
  };
  saveCollection(instance.database, changed);
  return changed;
}

/**
 * Adds an account to a collection. Throws 422 if the account does not permit that, or if the
 * collection is full.
 */
function addAccount(instance: Instance, row: CollectionRow, target: AccountRow): CollectionItemRow {
  const { database } = instance;
  const isOwn = target.id === row.account_id;
  if (!isOwn && (target.host !== null || !parseSettings(target).discoverable))
    throw new HttpError(422, 'This account does not allow being featured in collections');
  const items = collectionItems(database, row.id);
  if (items.some((item) => item.account_id === target.id))
    throw new HttpError(422, 'Validation failed: Account has already been taken');
  if (items.length >= maxAccounts)
    throw new HttpError(422, `Validation failed: A collection has at most ${maxAccounts} accounts`);
  const item = {
    id: instance.newId(),
    collection_id: row.id,
    account_id: target.id,
    created_at: instance.now(),
  };
  addToCollection(database, item);
  return item;
}

/** Returns the collections of one page of a list. */
function pageOf(
  view: ViewContext,
  rows: readonly CollectionRow[],
  {
    limit = 40,
    offset = 0,
  }: { readonly limit?: number | undefined; readonly offset?: number | undefined },
) {
  return {
    collections: rows.slice(offset, offset + limit).map((row) => collectionView(view, row)),
  };
}

/** Collections of accounts that members recommend (Mastodon 4.6). */
export const collectionRoutes = [
  route(calls.getAccountCollections, ({ view, instance, path, query }) =>
    pageOf(view, collectionsOf(instance.database, requiredProfile(view, path.id).id), query),
  ),
  route(calls.getCollectionsWithAccount, ({ view, instance, member, path, query }) => {
    if (path.id !== member.id) throw forbidden();
    return pageOf(view, collectionsWith(instance.database, member.id), query);
  }),
  route(calls.getCollection, ({ view, instance, path }) => {
    const row = requiredCollection(instance, path.id);
    const ids = [row.account_id, ...shownItems(view, row.id).map((item) => item.account_id)];
    return {
      collection: collectionView(view, row),
      accounts: [...new Set(ids)].map((id) => accountView(view, requiredAccount(view, id))),
    };
  }),
  route(calls.createCollection, ({ view, instance, member, body }) => {
    const { database } = instance;
    if (collectionsOf(database, member.id).length >= maxCollections)
      throw new HttpError(422, `Validation failed: At most ${maxCollections} collections`);
    return database.transaction(() => {
      const now = instance.now();
      const row = changeCollection(
        instance,
        {
          id: instance.newId(),
          account_id: member.id,
          name: '',
          description: '',
          language: null,
          tag: '',
          sensitive: 0,
          discoverable: 1,
          created_at: now,
          updated_at: now,
        },
        body,
      );
      for (const id of body.account_ids ?? []) addAccount(instance, row, requiredAccount(view, id));
      return { collection: collectionView(view, row) };
    });
  }),
  route(calls.updateCollection, ({ view, instance, member, path, body }) => ({
    collection: collectionView(
      view,
      changeCollection(instance, ownCollection(instance, member, path.id), body),
    ),
  })),
  route(calls.deleteCollection, ({ instance, member, path }) => {
    removeCollection(instance.database, ownCollection(instance, member, path.id).id);
    return emptyResponse;
  }),
  route(calls.addCollectionItem, ({ view, instance, member, path, body }) => {
    const row = ownCollection(instance, member, path.id);
    const target = requiredAccount(view, body.account_id);
    return { collection_item: itemView(addAccount(instance, row, target)) };
  }),
  route(calls.removeCollectionItem, ({ instance, member, path }) => {
    const row = ownCollection(instance, member, path.id);
    removeCollectionItem(instance.database, requiredItem(instance, row, path.item).id);
    return emptyResponse;
  }),
  route(calls.revokeCollectionItem, ({ instance, member, path }) => {
    const item = requiredItem(instance, requiredCollection(instance, path.id), path.item);
    if (item.account_id !== member.id) throw forbidden();
    removeCollectionItem(instance.database, item.id);
    return emptyResponse;
  }),
];
