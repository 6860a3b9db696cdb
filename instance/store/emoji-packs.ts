import type { PackMetadata } from '#contract/schemas/emoji-pack.ts';
import type { Database } from './database.ts';
import { readJson } from './json.ts';

/** An emoji pack created or changed by admins. */
export interface WrittenPack {
  readonly name: string;
  readonly metadata: PackMetadata;
  /** Deleted: also hides the bundled pack of this name. */
  readonly isGone: boolean;
}

/** An emoji of such a pack. */
export interface WrittenEmoji {
  readonly pack: string;
  readonly shortcode: string;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export function writtenPacks(database: Database): readonly WrittenPack[] {
  return database
    .all<{ name: string; metadata: string; is_gone: number }>('SELECT * FROM emoji_packs')
    .map(({ name, metadata, is_gone: gone }) => ({
      name,
      metadata: readJson<PackMetadata>(metadata),
      isGone: gone === 1,
    }));
}

export function writtenEmoji(database: Database): readonly WrittenEmoji[] {
  return database.all<WrittenEmoji>(
    'SELECT pack, shortcode, filename, type, bytes FROM emoji_files',
  );
}

/** Inserts or updates a pack; deletes the emoji of a deleted one. */
export function writePack(database: Database, { name, metadata, isGone }: WrittenPack): void {
  if (isGone) database.run('DELETE FROM emoji_files WHERE pack = ?', name);
  database.run(
    `INSERT INTO emoji_packs (name, metadata, is_gone) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET metadata = excluded.metadata, is_gone = excluded.is_gone`,
    name,
    JSON.stringify(metadata),
    isGone,
  );
}

export function writeEmoji(database: Database, emoji: WrittenEmoji): void {
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
