import { getTermsOfService } from '@rookery/contract/calls/static-files.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';

const termsQuery = defineQuery('terms of service', getTermsOfService, identity);

/**
 * Returns the HTML of the instance's terms, requested once. Undefined while loading, and for a
 * document without text, such as the placeholder in the client's own files [R-START-005].
 */
export function useTermsOfService(): string | undefined {
  const { value } = useCall(termsQuery, {}, { staleTime: Infinity });
  return value?.replaceAll(/<!--.*?-->/gs, '').trim() || undefined;
}
