import type { Database } from './database.ts';

/** A value that is made once, at the first start, and kept. */
export function remembered(database: Database, name: string, make: () => string): string {
  const known = database.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name);
  if (known) return known.value;
  const value = make();
  database.run('INSERT INTO meta (name, value) VALUES (?, ?)', name, value);
  return value;
}
