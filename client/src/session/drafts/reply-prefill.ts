import type { PreferenceValues } from '#session/preferences/preferences.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

/**
 * Returns the mentions with which a reply starts: the author, then the mentioned accounts, without
 * duplicates and without the viewer. A space follows each mention.
 */
export function mentionPrefill(
  status: Pick<StatusRow, 'accountId' | 'mentions'>,
  author: Pick<AccountRow, 'id' | 'acct'> | undefined,
  viewerId: string | null,
): string {
  const people = [{ id: status.accountId, acct: author?.acct }, ...(status.mentions ?? [])];
  const seen = new Set<string | undefined>([viewerId ?? undefined]);
  const names: string[] = [];
  for (const { id, acct } of people) {
    if (seen.has(id) || acct === undefined) continue;
    seen.add(id);
    // oxlint-disable-next-line rookery/displayed-addresses -- typed into the composer
    names.push(`@${acct} `);
  }
  return names.join('');
}

/** Returns the subject with which a reply starts, according to the viewer's preference. */
export function subjectPrefill(
  parent: string,
  behaviour: PreferenceValues['subjectLineBehavior'],
): string {
  if (parent.trim() === '' || behaviour === 'noop') return '';
  if (behaviour === 'masto' || /^re[: ]/i.test(parent)) return parent;
  return `re: ${parent}`;
}
