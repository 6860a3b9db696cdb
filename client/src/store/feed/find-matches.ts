import { lineText } from '../rich-text/line-text.ts';
import type { Tables } from '../tables.ts';
import { decodedAcct } from '#lib/url/display-address.ts';
import { createWordMatcher } from '#lib/word-matcher.ts';

function plain(html: string | undefined): string {
  return (html ?? '').replaceAll(/<[^<>]*>/g, ' ');
}

/** Returns the searchable text of a status: content, subject, authors and media descriptions. */
function searchableText({ statuses, accounts }: Tables, id: string): string {
  const outer = statuses.get(id);
  const status = outer?.reblogId == null ? outer : statuses.get(outer.reblogId);
  if (!status) return '';
  const people = [status.accountId, outer?.accountId].map((person) =>
    person === undefined ? undefined : accounts.get(person),
  );
  return [
    status.plainText ?? plain(status.content),
    lineText(status.plainSpoilerText ?? status.spoilerText ?? ''),
    ...people.flatMap((person) => [
      person?.displayName,
      person?.acct,
      decodedAcct(person?.acct ?? ''),
    ]),
    ...(status.attachments ?? []).map(({ description }) => description),
  ].join(' ');
}

/** Returns the statuses that contain all the words, in their original order. */
export function findMatches(tables: Tables, ids: readonly string[], text: string): string[] {
  const matches = createWordMatcher(text);
  return matches ? ids.filter((id) => matches(searchableText(tables, id))) : [];
}
