import { plainText } from '#domain/rich-text/plain-text.ts';
import type { PollRow } from '#entities/rows/poll-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { comparableText } from '#lib/comparable-text.ts';

interface Searched {
  readonly poll: PollRow | undefined;
  readonly text: string;
}

/* Rows never change, so each text is made once, and only where something is filtered at all. */
const known = new WeakMap<StatusRow, Searched>();

function partsOf(status: StatusRow, poll: PollRow | undefined): readonly (string | undefined)[] {
  const { card } = status;
  return [
    status.plainText ?? plainText(status.content ?? ''),
    status.plainSpoilerText ?? plainText(status.spoilerText ?? ''),
    ...(status.attachments ?? []).map(({ description }) => description ?? undefined),
    ...(poll?.options ?? []).map(({ title }) => title),
    card?.title,
    card?.description,
    card?.providerName,
  ];
}

/**
 * Everything of a status that filters look at, as `comparableText`: its text and subject, the
 * descriptions of its attachments, the options of its poll and the words of its link preview.
 */
export function searchedText(status: StatusRow, poll: PollRow | undefined): string {
  const last = known.get(status);
  if (last && last.poll === poll) return last.text;
  const text = comparableText(partsOf(status, poll).filter(Boolean).join('\n'));
  known.set(status, { poll, text });
  return text;
}
