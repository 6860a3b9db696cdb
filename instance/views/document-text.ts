import type { Instance } from '#context.ts';
import { customDocument, type DocumentName } from '#store/instance-documents.ts';

/** Returns the text that an admin has saved, or the operator's text from the config. */
export function documentText({ database, config }: Instance, name: DocumentName): string {
  const configured = name === 'instance-panel' ? config.panel : config.terms;
  return customDocument(database, name) ?? configured;
}
