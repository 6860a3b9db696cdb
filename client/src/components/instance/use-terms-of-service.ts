import { useStore } from 'zustand';
import { getTermsOfService } from '@rookery/contract/calls/static-documents.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

const termsQuery = defineQuery('terms of service', getTermsOfService, identity);

/**
 * Returns the HTML of the instance's terms. The session loads them late; a screen that shows them
 * requests them at once, or they would move what somebody reads or fills in by then. Undefined also
 * for a document without text, such as the placeholder in the client's own files.
 */
export function useTermsOfService(): string | undefined {
  const known = useStore(useSession().instance, ({ terms }) => terms);
  const { value } = useCall(
    termsQuery,
    {},
    { isDisabled: known !== undefined, staleTime: Infinity },
  );
  const html = known ?? value;
  return html?.replaceAll(/<!--.*?-->/gs, '').trim() || undefined;
}
