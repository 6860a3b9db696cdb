import type { QuotePolicy } from '#store/rows/status-row.ts';
import { quotePolicies } from './draft.ts';

/**
 * Returns who may quote new posts by the member's settings on the server: `nobody` for an unknown
 * value, undefined if the server does not say.
 */
export function readDefaultQuotePolicy(policy: string | undefined): QuotePolicy | undefined {
  if (policy === undefined) return undefined;
  return quotePolicies.find((known) => known === policy) ?? 'nobody';
}
