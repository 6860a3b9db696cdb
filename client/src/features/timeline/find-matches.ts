import type { Tables } from '#store/tables.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { decodedAcct } from '#lib/url/display-address.ts';

function plain(html: string | undefined): string {
  return (html ?? '').replaceAll(/<[^>]*>/g, ' ');
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
    status.plainSpoilerText ?? plain(status.spoilerText),
    ...people.flatMap((person) => [
      person?.displayName,
      person?.acct,
      decodedAcct(person?.acct ?? ''),
    ]),
    ...(status.attachments ?? []).map(({ description }) => description),
  ].join(' ');
}

/** Removes case and diacritics, so that `cafe` finds `Café`. */
function normalize(text: string): string {
  return comparableText(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

/** Returns the statuses that contain all the words, in their original order. */
export function findMatches(tables: Tables, ids: readonly string[], text: string): string[] {
  const terms = normalize(text).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  return ids.filter((id) => {
    const haystack = normalize(searchableText(tables, id));
    return terms.every((term) => haystack.includes(term));
  });
}
