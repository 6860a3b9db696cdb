import { searchableText } from '#rules/full-text-query.ts';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { FolderInUseError } from './lock-data-folder.ts';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Thrown if the database file is empty or damaged. */
export class BrokenDatabaseError extends Error {
  constructor(path: string, problem: string) {
    super(
      `The database ${path} ${problem}. Replace it with an intact copy, or start again with --fresh.`,
    );
  }
}

export type SqlValue = string | number | bigint | null | Uint8Array | boolean | undefined;

type Columns<C> = { readonly [Name in keyof C]: SqlValue };

/** Access to SQLite by prepared statements and transactions. No other code uses SQLite. */
export interface Database {
  /** Returns all rows of a statement; `Row` is the type of the selected columns. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the row type of its statement
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the row type of its statement
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  run(sql: string, ...values: SqlValue[]): { changes: number; lastId: number };
  /** Returns the values of the first column of all rows. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the row type of its statement
  column<Value>(sql: string, ...values: SqlValue[]): Value[];
  /** Returns the number of rows of `FROM rows`; `rows` is, for example, `lists WHERE account_id = ?`. */
  count(rows: string, ...values: SqlValue[]): number;
  /** Returns the id of the new row. Columns that are undefined get their default. */
  insert<C extends Columns<C>>(table: string, columns: C): number;
  /** Changes a row by its id, except columns that are undefined. */
  update<C extends Columns<C>>(table: string, id: string | number, columns: C): void;
  /** Runs work in a transaction; within another transaction, as part of that. */
  transaction<T>(work: () => T): T;
  /** Runs work after the open transaction was committed, or immediately if none is open. */
  afterCommit(work: () => void): void;
  execute(sql: string): void;
  close(): void;
}

function toInput(value: SqlValue): SQLInputValue {
  if (value === undefined) return null;
  return typeof value === 'boolean' ? Number(value) : value;
}

function definedColumns<C extends Columns<C>>(columns: C): { names: string[]; values: SqlValue[] } {
  const defined = Object.entries<SqlValue>(columns).filter(([, value]) => value !== undefined);
  return { names: defined.map(([name]) => name), values: defined.map(([, value]) => value) };
}

/** Returns SQLite's error code, if it is an SQLite error. */
function errorCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

const busy = 5;
const corrupt = 11;
const notADatabase = 26;

/** Opens the database with an exclusive lock. Throws FolderInUseError or BrokenDatabaseError. */
function connect(path: string): DatabaseSync {
  const exists = path !== ':memory:' && existsSync(path);
  // Seeding it could overwrite what can be recovered after a disk failure or an incomplete copy.
  if (exists && statSync(path).size === 0) throw new BrokenDatabaseError(path, 'is empty');
  const connection = new DatabaseSync(path);
  try {
    // The lock is on the database file itself, independent of the lock file.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    connection.exec('BEGIN IMMEDIATE; COMMIT');
    if (exists) connection.exec('SELECT count(*) FROM sqlite_schema');
    return connection;
  } catch (error) {
    connection.close();
    const code = errorCode(error);
    if (code === busy) throw new FolderInUseError(dirname(path));
    if (code === corrupt || code === notADatabase)
      throw new BrokenDatabaseError(path, 'is damaged');
    throw error;
  }
}

export function openDatabase(path: string): Database {
  const connection = connect(path);
  // With a write-ahead log, NORMAL preserves every commit when the process is killed; only a power
  // failure can lose the last ones.
  connection.exec(`
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
  `);
  // Used by the triggers that update the search index.
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

  const run: Database['run'] = (sql, ...values) => {
    const result = prepared(sql).run(...values.map(toInput));
    return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
  };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the row type of its statement
  const column = <Value>(sql: string, ...values: SqlValue[]): Value[] =>
    prepared(sql)
      .all(...values.map(toInput))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a statement and its row type are written together; this is the parsing boundary of the store
      .map((row) => Object.values(row)[0] as Value);

  return {
    run,
    column,
    count: (rows, ...values) => column<number>(`SELECT count(*) FROM ${rows}`, ...values)[0] ?? 0,
    insert(table, columns) {
      const { names, values } = definedColumns(columns);
      const marks = names.map(() => '?').join(', ');
      return run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, ...values).lastId;
    },
    update(table, id, columns) {
      const { names, values } = definedColumns(columns);
      const changes = names.map((name) => `${name} = ?`).join(', ');
      if (changes !== '') run(`UPDATE ${table} SET ${changes} WHERE id = ?`, ...values, id);
    },
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the row type of its statement
    all<Row>(sql: string, ...values: SqlValue[]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a statement and its row type are written together; this is the parsing boundary of the store
      return prepared(sql).all(...values.map(toInput)) as unknown as Row[];
    },
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the row type of its statement
    get<Row>(sql: string, ...values: SqlValue[]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a statement and its row type are written together; this is the parsing boundary of the store
      return prepared(sql).get(...values.map(toInput)) as unknown as Row | undefined;
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
