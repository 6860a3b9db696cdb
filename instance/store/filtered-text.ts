import { plainText } from '#instance/rules/escape-html.ts';
import { comparableText } from '#lib/comparable-text.ts';
import type { Database } from './database.ts';
import { readJson } from './json.ts';
import { mediaOf } from './media.ts';
import { pollById, type PollOption } from './polls.ts';
import type { StatusRow } from './rows.ts';

interface CardTexts {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly provider_name?: unknown;
}

/**
 * What a filter looks at, as `comparableText`: the text and subject of a status, the descriptions of
 * its attachments, the options of its poll and the words of its preview. Akkoma looks at the text
 * alone, so that a filtered word passes in all of the others.
 */
export function filteredText(database: Database, status: StatusRow): string {
  const poll = status.poll_id === null ? undefined : pollById(database, status.poll_id);
  const options = poll ? readJson<PollOption[]>(poll.options) : [];
  const card = status.card === null ? undefined : readJson<CardTexts | null>(status.card);
  const parts = [
    plainText(status.content),
    status.spoiler_text,
    ...mediaOf(database, status.id).map(({ description }) => description),
    ...options.map(({ title }) => title),
    card?.title,
    card?.description,
    card?.provider_name,
  ];
  return comparableText(parts.filter((part) => typeof part === 'string').join('\n'));
}
