import type { Tables } from '#entities/tables.ts';
import { comparableText } from '#lib/comparable-text.ts';
import { decodedAcct } from '#lib/url/display-address.ts';

function plain(html: string | undefined): string {
  return (html ?? '').replaceAll(/<[^>]*>/g, ' ');
}

/** The words of a status that a reader may look for: its text, its subject, its author and media. */
function wordsOf({ statuses, accounts }: Tables, id: string): string {
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

/** Spelling without case and marks, so that `cafe` finds `Café`. */
function folded(text: string): string {
  return comparableText(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

/** Those of the statuses in which all the words stand, in their order. */
export function findMatches(tables: Tables, ids: readonly string[], text: string): string[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return ids.filter((id) => {
    const all = folded(wordsOf(tables, id));
    return words.every((word) => all.includes(word));
  });
}
