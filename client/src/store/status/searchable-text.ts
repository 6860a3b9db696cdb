import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { plainLineText } from '../rich-text/plain-line-text.ts';
import { markupVersion } from '../rich-text/markup-version.ts';
import { plainText } from '../rich-text/plain-text.ts';
import type { PollRow } from '../rows/poll-row.ts';
import type { StatusRow } from '../rows/status-row.ts';

/* Rows are immutable, so the searchable text of a row is created only once, when filters or a
   search first need it. */
const cache = new WeakMap<
  StatusRow,
  { poll: PollRow | undefined; version: number; text: string }
>();

function partsOf(status: StatusRow, poll: PollRow | undefined): readonly (string | undefined)[] {
  const { card } = status;
  return [
    status.plainText ?? plainText(status.content ?? ''),
    plainLineText(status.plainSpoilerText ?? status.spoilerText ?? ''),
    ...(status.attachments ?? []).map(({ description }) => description ?? undefined),
    ...(poll?.options ?? []).map(({ title }) => plainLineText(title)),
    ...[card?.title, card?.description, card?.providerName].map((text) =>
      plainLineText(text ?? ''),
    ),
  ];
}

/**
 * Returns all text of a status that filters and the search of a timeline search, in the form of
 * `comparableText`: content, subject, attachment descriptions, poll options and link preview.
 */
export function searchableText(status: StatusRow, poll: PollRow | undefined): string {
  const last = cache.get(status);
  const version = markupVersion();
  if (last && last.poll === poll && last.version === version) return last.text;
  const text = comparableText(partsOf(status, poll).filter(Boolean).join('\n'));
  cache.set(status, { poll, version, text });
  return text;
}
