import type { Database } from './database.ts';

/** The documents that admins may write. */
export const documentNames = ['terms-of-service', 'instance-panel'] as const;

export type DocumentName = (typeof documentNames)[number];

/** What admins have written in a document's place; undefined where they have not. */
export function writtenDocument(database: Database, name: DocumentName): string | undefined {
  return database.get<{ html: string }>('SELECT html FROM instance_documents WHERE name = ?', name)
    ?.html;
}

export function writeDocument(database: Database, name: DocumentName, html: string): void {
  database.run('INSERT OR REPLACE INTO instance_documents (name, html) VALUES (?, ?)', name, html);
}

/** Whether there was one to take away. */
export function removeDocument(database: Database, name: DocumentName): boolean {
  const isThere = writtenDocument(database, name) !== undefined;
  database.run('DELETE FROM instance_documents WHERE name = ?', name);
  return isThere;
}
