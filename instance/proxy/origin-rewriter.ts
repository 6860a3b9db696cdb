/**
 * Paths of files that pages load. Only their URLs are replaced; all others still refer to the real
 * instance.
 */
const filePaths = [
  'media',
  'proxy',
  'emoji',
  'images',
  'instance',
  'static',
  'assets',
  'avatars',
  'headers',
  'system',
  'cache',
  'packs',
  'fileserver',
  'favicon.png',
  'favicon.ico',
];

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export interface OriginRewriter {
  /** Replaces the origin in a JSON document, also in JSON that is the content of a string. */
  body(text: string): string;
  /** Replaces the origin in a Location or Link header. */
  header(text: string): string;
}

/** Replaces the real instance's origin with the proxy's in URLs that a page loads. */
export function createOriginRewriter(backend: string, own: string): OriginRewriter {
  const files = new RegExp(
    `${escapePattern(backend)}(?=/(?:${filePaths.map(escapePattern).join('|')})(?:[/"?\\\\]|$))`,
    'g',
  );
  const socket = backend.replace(/^http/, 'ws');
  const sockets = new RegExp(`${escapePattern(socket)}(?=[/"\\\\]|$)`, 'g');
  const any = new RegExp(`${escapePattern(backend)}(?=[/?#>;,]|$)`, 'g');
  return {
    body: (text) =>
      text.replaceAll(files, () => own).replaceAll(sockets, () => own.replace(/^http/, 'ws')),
    header: (text) => text.replaceAll(any, () => own),
  };
}
