import { plainText } from '#rules/escape-html.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import type { Database } from './database.ts';
import { fromJsonColumn } from './json-column.ts';
import { mediaOfStatus } from './media.ts';
import { pollById, type PollOption } from './polls.ts';
import type { StatusRow } from './rows.ts';

interface CardTexts {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly provider_name?: unknown;
}

/**
 * Returns the text that filters are applied to, as `comparableText`: text and subject of a status,
 * descriptions of attachments, poll options and preview card. (Akkoma checks only the text.)
 */
export function filterableText(database: Database, status: StatusRow): string {
  const poll = pollById(database, status.poll_id);
  const options = poll ? fromJsonColumn<PollOption[]>(poll.options) : [];
  const card = status.card === null ? undefined : fromJsonColumn<CardTexts | null>(status.card);
  const parts = [
    plainText(status.content),
    status.spoiler_text,
    ...mediaOfStatus(database, status.id).map(({ description }) => description),
    ...options.map(({ title }) => title),
    card?.title,
    card?.description,
    card?.provider_name,
  ];
  return comparableText(parts.filter((part) => typeof part === 'string').join('\n'));
}
