/** Addresses in answers that a page of the proxy loads itself; all others go on naming the real instance. */
const loaded = [
  'media',
  'proxy',
  'emoji',
  'images',
  'instance',
  'static',
  'favicon.png',
  'favicon.ico',
];

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export interface Rewriter {
  /** Of JSON, also when it stands as text inside JSON. */
  body(text: string): string;
  /** Of a Location or Link header. */
  header(text: string): string;
}

/** Makes a real instance's answers speak of the proxy where the page needs it. */
export function createRewriter(backend: string, own: string): Rewriter {
  const files = new RegExp(
    `${escapePattern(backend)}(?=/(?:${loaded.map(escapePattern).join('|')})(?:[/"?\\\\]|$))`,
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
