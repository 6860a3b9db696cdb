import { decodedAcct } from '#lib/url/display-address.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { maxSuggestions } from './suggest-emoji.ts';

/**
 * Returns accounts whose address or name begins with the text: matches of both first, then of the
 * address, then of the name; then sorted by name and address. At most five.
 */
export function suggestPeople(
  words: string,
  known: Iterable<AccountRow | undefined>,
): readonly AccountRow[] {
  const wanted = words.toLowerCase();
  if (wanted === '') return [];
  const found: { row: AccountRow; score: number; name: string; acct: string }[] = [];
  for (const row of known) {
    if (row?.acct === undefined) continue;
    const acct = row.acct.toLowerCase();
    const name = (row.displayName ?? '').toLowerCase();
    const isAddress = [acct, decodedAcct(acct)].some((address) => address.startsWith(wanted));
    const score = (isAddress ? 2 : 0) + (name.startsWith(wanted) ? 1 : 0);
    if (score > 0) found.push({ row, score, name, acct });
  }
  return found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.name.localeCompare(other.name) ||
        one.acct.localeCompare(other.acct),
    )
    .slice(0, maxSuggestions)
    .map(({ row }) => row);
}
