import { useStore } from 'zustand';
import { getTermsOfService } from '#contract/calls/static-documents.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

const termsQuery = defineQuery('terms of service', getTermsOfService, asItIs);

/**
 * The HTML of the instance's terms. The session asks for them late; a screen that shows them does so at
 * once, or they would push aside what somebody reads or fills in by then.
 */
export function useTerms(): string | undefined {
  const known = useStore(useSession().instance, ({ terms }) => terms);
  const { value } = useCall(termsQuery, {}, { isOff: known !== undefined, freshFor: Infinity });
  return known ?? value;
}
