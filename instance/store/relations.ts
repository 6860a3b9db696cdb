import type { Database } from './database.ts';

export type RelationTable =
  | 'blocks'
  | 'endorsements'
  | 'mutes'
  | 'notification_permissions'
  | 'subscriptions';

export function addRelation(
  database: Database,
  table: RelationTable,
  source: string,
  target: string,
): void {
  database.run(
    `INSERT OR IGNORE INTO ${table} (source_id, target_id) VALUES (?, ?)`,
    source,
    target,
  );
}

export function removeRelation(
  database: Database,
  table: RelationTable,
  source: string,
  target: string,
): void {
  database.run(`DELETE FROM ${table} WHERE source_id = ? AND target_id = ?`, source, target);
}

export function hasRelation(
  database: Database,
  table: RelationTable,
  source: string,
  target: string,
): boolean {
  return database.count(`${table} WHERE source_id = ? AND target_id = ?`, source, target) > 0;
}

/** Returns the ids of the accounts to which `source` has the relation of a table, such as blocks. */
export function relationTargets(
  database: Database,
  table: RelationTable,
  source: string,
): string[] {
  return database.column(`SELECT target_id FROM ${table} WHERE source_id = ?`, source);
}

/** Returns the ids of the accounts that have the relation of a table to `target`. */
export function relationSources(
  database: Database,
  table: RelationTable,
  target: string,
): string[] {
  return database.column(`SELECT source_id FROM ${table} WHERE target_id = ?`, target);
}
