import type { Database } from './database.ts';

/** Returns a value that is generated at the first start and stored. */
export function loadOrGenerateValue(database: Database, name: string, make: () => string): string {
  const known = database.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name);
  if (known) return known.value;
  const value = make();
  database.run('INSERT INTO meta (name, value) VALUES (?, ?)', name, value);
  return value;
}
