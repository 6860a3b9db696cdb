import type { AccountRow } from '#store/rows/account-row.ts';

/**
 * Returns whether the viewer may add an account to a collection. As Mastodon documents, unknown
 * values of its field, and accounts without the field, count as a refusal.
 */
export function canBeAddedToCollection({ featureApproval }: AccountRow): boolean {
  return featureApproval === 'automatic' || featureApproval === 'manual';
}
