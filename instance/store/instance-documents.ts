import type { Database } from './database.ts';

/** The documents admins may edit. */
export const documentNames = ['terms-of-service', 'instance-panel'] as const;

export type DocumentName = (typeof documentNames)[number];

/** Returns the document written by admins; undefined if there is none. */
export function customDocument(database: Database, name: DocumentName): string | undefined {
  return database.column<string>('SELECT html FROM instance_documents WHERE name = ?', name)[0];
}

export function saveCustomDocument(database: Database, name: DocumentName, html: string): void {
  database.run('INSERT OR REPLACE INTO instance_documents (name, html) VALUES (?, ?)', name, html);
}

/** Returns whether the document existed. */
export function removeCustomDocument(database: Database, name: DocumentName): boolean {
  return database.run('DELETE FROM instance_documents WHERE name = ?', name).changes > 0;
}
