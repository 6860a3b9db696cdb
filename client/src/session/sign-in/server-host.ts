/** Returns the host in `uri` of an instance document: a URL on Akkoma, a host on Mastodon. */
export function serverHost(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('uri' in document)) return undefined;
  const host = String(document.uri)
    .replace(/^\w+:\/\//, '')
    .replace(/\/.*/, '');
  return host === '' ? undefined : host.toLowerCase();
}
