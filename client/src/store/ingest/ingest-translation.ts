import type { Translation } from '@rookery/contract/schemas/translation.ts';
import type { Tables } from '../tables.ts';
import { capText } from './limits.ts';

/**
 * Ingests a translation (R-ENT-036). `editedAt` is the translated version of the status, `language`
 * the requested one.
 */
export function ingestTranslation(
  tables: Tables,
  { id, editedAt, language }: { id: string; editedAt: string | null; language: string },
  wire: Translation,
  requestedAt: number,
): void {
  const translation = {
    text: capText(wire.text ?? wire.content ?? '', 'text'),
    detectedLanguage: capText(
      wire.detected_language ?? wire.detected_source_language ?? null,
      'name',
    ),
    language: capText(wire.language ?? language, 'name'),
    statusEditedAt: editedAt,
  };
  tables.statuses.merge({ id, translation }, requestedAt);
}
