import type { InstanceText } from '@rookery/contract/schemas/instance-text.ts';
import {
  getExtendedDescription,
  getPrivacyPolicy,
  getTerms,
} from '@rookery/contract/calls/mastodon/instance.ts';
import { ApiError } from '#api/api-error.ts';
import { useCan } from '#session/instance/use-can.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';

type DocumentCall = typeof getExtendedDescription | typeof getPrivacyPolicy | typeof getTerms;

const queries = {
  description: defineQuery<DocumentCall, InstanceText>(
    'extended description',
    getExtendedDescription,
    identity,
  ),
  privacy: defineQuery<DocumentCall, InstanceText>('privacy policy', getPrivacyPolicy, identity),
  terms: defineQuery<DocumentCall, InstanceText>('terms of the server', getTerms, identity),
};

export type ServerDocumentName = keyof typeof queries;

/** Returns whether an error says that the server does not have or does not show a document. */
export function isDocumentAbsent(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ['absent', 'forbidden', 'notFound', 'unauthorized'].includes(error.kind)
  );
}

/**
 * Returns a document of a server that sends its documents by calls (Mastodon), requested once. The
 * value is undefined while the document is loading, and if the server has none or an empty one.
 */
export function useServerDocument(name: ServerDocumentName): {
  readonly value: InstanceText | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
} {
  const isDisabled = !useCan('serverDocuments');
  const { value, failure, retry } = useCall(queries[name], {}, { staleTime: Infinity, isDisabled });
  return {
    value: value?.content.trim() ? value : undefined,
    failure: isDocumentAbsent(failure) ? undefined : failure,
    retry,
  };
}
