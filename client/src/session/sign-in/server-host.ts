import type { Instance } from '@rookery/contract/schemas/instance.ts';

/**
 * Returns the host in `uri` of an instance document, in lower case: `uri` is a URL on Akkoma, a host
 * on Mastodon. Undefined if the document has none.
 */
export function serverHost(document: Pick<Instance, 'uri'> | undefined): string | undefined {
  const host = document?.uri
    ?.replace(/^\w+:\/\//, '')
    .replace(/\/.*/, '')
    .toLowerCase();
  return host === '' ? undefined : host;
}
