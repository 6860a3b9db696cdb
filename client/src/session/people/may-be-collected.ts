import type { AccountRow } from '#store/rows/account-row.ts';

/**
 * Returns whether the viewer may add an account to a collection. Mastodon says that other values, and
 * accounts without one, count as a refusal.
 */
export function mayBeCollected({ featureApproval }: AccountRow): boolean {
  return featureApproval === 'automatic' || featureApproval === 'manual';
}
