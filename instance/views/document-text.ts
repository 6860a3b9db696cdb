import type { Instance } from '#instance/context.ts';
import { writtenDocument, type DocumentName } from '#instance/store/instance-documents.ts';

/** A document as it is shown: what admins have written, or the operator's words. */
export function documentText({ database, config }: Instance, name: DocumentName): string {
  const operators = name === 'instance-panel' ? config.panel : config.terms;
  return writtenDocument(database, name) ?? operators;
}
