import { markupVersion } from '#store/rich-text/markup-version.ts';
import { lineText } from '#store/rich-text/line-text.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import type { PollRow } from '#store/rows/poll-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { comparableAddress } from '#lib/url/ascii-host.ts';
import type { RuleSubject } from './rule-hits.ts';

/* Rows are immutable, so each text is created once, and only if there are filters. */
const cache = new WeakMap<
  StatusRow,
  { poll: PollRow | undefined; version: number; text: string }
>();

function partsOf(status: StatusRow, poll: PollRow | undefined): readonly (string | undefined)[] {
  const { card } = status;
  return [
    status.plainText ?? plainText(status.content ?? ''),
    lineText(status.plainSpoilerText ?? status.spoilerText ?? ''),
    ...(status.attachments ?? []).map(({ description }) => description ?? undefined),
    ...(poll?.options ?? []).map(({ title }) => lineText(title)),
    ...[card?.title, card?.description, card?.providerName].map((text) => lineText(text ?? '')),
  ];
}

/**
 * Returns all text of a status that filters search, as `comparableText`: text, subject, attachment
 * descriptions, poll options and link preview.
 */
export function searchedText(status: StatusRow, poll: PollRow | undefined): string {
  const last = cache.get(status);
  const version = markupVersion();
  if (last && last.poll === poll && last.version === version) return last.text;
  const text = comparableText(partsOf(status, poll).filter(Boolean).join('\n'));
  cache.set(status, { poll, version, text });
  return text;
}

/** Returns the properties of a status and its author that rules compare. */
export function ruleSubject(
  status: StatusRow,
  author: { readonly acct?: string | undefined; readonly isBot: boolean },
  isRepeat: boolean,
  poll: PollRow | undefined,
): RuleSubject {
  return {
    text: searchedText(status, poll),
    acct: comparableAddress(author.acct ?? ''),
    isBot: author.isBot,
    isRepeat,
    hasSubject: (status.spoilerText ?? '') !== '',
    language: status.language,
  };
}
