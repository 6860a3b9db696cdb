import type { Translation } from '#contract/schemas/translation.ts';
import type { Tables } from '../tables.ts';
import { capText } from './limits.ts';

/**
 * Takes in a status's text in another language (R-ENT-036). `editedAt` tells which version was
 * translated; `language`, what was asked for.
 */
export function ingestTranslation(
  tables: Tables,
  { id, editedAt, language }: { id: string; editedAt: string | null; language: string },
  wire: Translation,
  askedAt: number,
): void {
  const translation = {
    text: capText(wire.text ?? wire.content ?? '', 'text'),
    detectedLanguage: capText(
      wire.detected_language ?? wire.detected_source_language ?? null,
      'name',
    ),
    language: capText(wire.language ?? language, 'name'),
    ofEdit: editedAt,
  };
  tables.statuses.merge({ id, translation }, askedAt);
}
