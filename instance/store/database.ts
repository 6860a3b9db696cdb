import { searchableText } from '#instance/rules/search-words.ts';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { BrokenData } from './broken-data.ts';
import { FolderInUse } from './lock-folder.ts';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type SqlValue = string | number | bigint | null | Uint8Array | boolean | undefined;

/** The one way to SQLite: prepared statements, transactions, and work that waits for the commit. */
export interface Database {
  /** Every row of our own tables; `Row` is what the statement selects. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row that its statement selects
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  run(sql: string, ...values: SqlValue[]): { changes: number; lastId: number };
  /** Joins a transaction that is already open. */
  transaction<T>(work: () => T): T;
  /** Runs after the open transaction has committed, or at once when none is open. */
  afterCommit(work: () => void): void;
  execute(sql: string): void;
  close(): void;
}

function toInput(value: SqlValue): SQLInputValue {
  if (value === undefined) return null;
  return typeof value === 'boolean' ? Number(value) : value;
}

/** SQLite's own number for what went wrong, where it is one of its errors. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

const busy = 5;
const corrupt = 11;
const notADatabase = 26;

/** Opens what is stored, for this process alone. Throws `FolderInUse` and `BrokenData`. */
function connect(path: string): DatabaseSync {
  const isThere = path !== ':memory:' && existsSync(path);
  // Filling it anew would end what a lost disk or a bad copy may have left beside it.
  if (isThere && statSync(path).size === 0) throw new BrokenData(path, 'is empty');
  const connection = new DatabaseSync(path);
  try {
    // The lock is on the data themselves, whatever becomes of other files.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    connection.exec('BEGIN IMMEDIATE; COMMIT');
    if (isThere) connection.exec('SELECT count(*) FROM sqlite_schema');
    return connection;
  } catch (error) {
    connection.close();
    const code = codeOf(error);
    if (code === busy) throw new FolderInUse(dirname(path));
    if (code === corrupt || code === notADatabase) throw new BrokenData(path, 'is damaged');
    throw error;
  }
}

export function openDatabase(path: string): Database {
  const connection = connect(path);
  // With a write-ahead log, NORMAL keeps every commit over a killed process; only a power cut could lose the last ones.
  connection.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
  `);
  // Used by the triggers that keep the index of words.
  connection.function('searchable_text', { deterministic: true }, (html) =>
    searchableText(String(html)),
  );
  const statements = new Map<string, StatementSync>();
  let depth = 0;
  let waiting: (() => void)[] = [];

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const fresh = connection.prepare(sql);
    statements.set(sql, fresh);
    return fresh;
  }

  return {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
    all<Row>(sql: string, ...values: SqlValue[]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a statement and the row type beside it are written together; this is the parsing boundary of the store
      return prepared(sql).all(...values.map(toInput)) as unknown as Row[];
    },
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
    get<Row>(sql: string, ...values: SqlValue[]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      return prepared(sql).get(...values.map(toInput)) as unknown as Row | undefined;
    },
    run(sql, ...values) {
      const result = prepared(sql).run(...values.map(toInput));
      return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
    },
    transaction(work) {
      if (depth > 0) return work();
      connection.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        connection.exec('COMMIT');
        depth -= 1;
        const ready = waiting;
        waiting = [];
        for (const each of ready) each();
        return result;
      } catch (error) {
        if (depth > 0) {
          depth -= 1;
          waiting = [];
          if (connection.isTransaction) connection.exec('ROLLBACK');
        }
        throw error;
      }
    },
    afterCommit(work) {
      if (depth > 0) waiting.push(work);
      else work();
    },
    execute(sql) {
      connection.exec(sql);
    },
    close() {
      statements.clear();
      if (connection.isOpen) connection.close();
    },
  };
}
