import { getTermsOfService } from '@rookery/contract/calls/static-files.ts';
import { useCan } from '#session/instance/use-can.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useServerDocument } from './use-server-document.ts';

const termsQuery = defineQuery('terms of service', getTermsOfService, identity);

/**
 * Returns the HTML of the instance's terms, requested once: from the call of Mastodon, else from the
 * page that Akkoma serves. Undefined while loading, and for a document without text, such as the
 * placeholder in the client's own files [R-START-005].
 */
export function useTermsOfService(): string | undefined {
  const hasCall = useCan('serverDocuments');
  const sent = useServerDocument('terms');
  const { value } = useCall(termsQuery, {}, { staleTime: Infinity, isDisabled: hasCall });
  if (hasCall) return sent.value?.content;
  return value?.replaceAll(/<!--.*?-->/gs, '').trim() || undefined;
}
