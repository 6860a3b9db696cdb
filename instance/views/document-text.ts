import type { Instance } from '#context.ts';
import { customDocument, type DocumentName } from '#store/instance-documents.ts';

/** Returns a document as an admin saved it, or as the operator wrote it in the config. */
export function instanceDocumentText({ database, config }: Instance, name: DocumentName): string {
  const configured = name === 'instance-panel' ? config.panel : config.terms;
  return customDocument(database, name) ?? configured;
}
