import type { Database } from './database.ts';

export interface CollectionRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly description: string;
  readonly language: string | null;
  /** Name of a hashtag; empty for none. */
  readonly tag: string;
  readonly sensitive: number;
  readonly discoverable: number;
  readonly created_at: number;
  readonly updated_at: number;
}

export interface CollectionItemRow {
  readonly id: string;
  readonly collection_id: string;
  readonly account_id: string;
  readonly created_at: number;
}

export function collectionById(database: Database, id: string): CollectionRow | undefined {
  return database.get<CollectionRow>('SELECT * FROM collections WHERE id = ?', id);
}

/** Returns the collections of an account, the newest first. */
export function collectionsOf(database: Database, accountId: string): CollectionRow[] {
  return database.all<CollectionRow>(
    'SELECT * FROM collections WHERE account_id = ? ORDER BY id DESC',
    accountId,
  );
}

/** Returns the collections that contain an account, the newest first. */
export function collectionsWith(database: Database, accountId: string): CollectionRow[] {
  return database.all<CollectionRow>(
    `SELECT collections.* FROM collections
     JOIN collection_items ON collection_items.collection_id = collections.id
     WHERE collection_items.account_id = ? ORDER BY collections.id DESC`,
    accountId,
  );
}

/** Returns the items of a collection in the order in which they were added. */
export function collectionItems(database: Database, collectionId: string): CollectionItemRow[] {
  return database.all<CollectionItemRow>(
    'SELECT * FROM collection_items WHERE collection_id = ? ORDER BY id',
    collectionId,
  );
}

/** Inserts a collection, or replaces the one with the same id. */
export function saveCollection(database: Database, row: CollectionRow): void {
  database.run(
    `INSERT INTO collections VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
       language = excluded.language, tag = excluded.tag, sensitive = excluded.sensitive,
       discoverable = excluded.discoverable, updated_at = excluded.updated_at`,
    row.id,
    row.account_id,
    row.name,
    row.description,
    row.language,
    row.tag,
    row.sensitive,
    row.discoverable,
    row.created_at,
    row.updated_at,
  );
}

export function removeCollection(database: Database, id: string): void {
  database.run('DELETE FROM collections WHERE id = ?', id);
}

export function addToCollection(database: Database, item: CollectionItemRow): void {
  database.run(
    'INSERT OR IGNORE INTO collection_items VALUES (?, ?, ?, ?)',
    item.id,
    item.collection_id,
    item.account_id,
    item.created_at,
  );
}

export function removeCollectionItem(database: Database, id: string): void {
  database.run('DELETE FROM collection_items WHERE id = ?', id);
}
