import type { PackMetadata } from '@rookery/contract/schemas/emoji-pack.ts';
import type { Database } from './database.ts';
import { fromJsonColumn } from './json-column.ts';

/** An emoji pack created or changed by admins. */
export interface EditedEmojiPack {
  readonly name: string;
  readonly metadata: PackMetadata;
  /** Whether the pack was deleted. It stays stored to hide the bundled pack of its name. */
  readonly isDeleted: boolean;
}

/** An emoji of a pack that admins created or changed, with its image. */
export interface EditedEmoji {
  readonly pack: string;
  readonly shortcode: string;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export function editedEmojiPacks(database: Database): readonly EditedEmojiPack[] {
  return database
    .all<{ name: string; metadata: string; is_gone: number }>('SELECT * FROM emoji_packs')
    .map(({ name, metadata, is_gone: gone }) => ({
      name,
      metadata: fromJsonColumn<PackMetadata>(metadata),
      isDeleted: gone === 1,
    }));
}

export function editedEmoji(database: Database): readonly EditedEmoji[] {
  return database.all<EditedEmoji>(
    'SELECT pack, shortcode, filename, type, bytes FROM emoji_files',
  );
}

/** Inserts or updates a pack. If it is marked as deleted, its emoji are deleted. */
export function saveEmojiPack(
  database: Database,
  { name, metadata, isDeleted }: EditedEmojiPack,
): void {
  if (isDeleted) database.run('DELETE FROM emoji_files WHERE pack = ?', name);
  database.run(
    `INSERT INTO emoji_packs (name, metadata, is_gone) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET metadata = excluded.metadata, is_gone = excluded.is_gone`,
    name,
    JSON.stringify(metadata),
    isDeleted,
  );
}

export function saveEmoji(database: Database, emoji: EditedEmoji): void {
  database.run(
    'INSERT OR REPLACE INTO emoji_files (pack, shortcode, filename, type, bytes) VALUES (?, ?, ?, ?, ?)',
    emoji.pack,
    emoji.shortcode,
    emoji.filename,
    emoji.type,
    emoji.bytes,
  );
}

export function removeEmoji(database: Database, pack: string, shortcode: string): void {
  database.run('DELETE FROM emoji_files WHERE pack = ? AND shortcode = ?', pack, shortcode);
}
