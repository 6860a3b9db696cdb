import { getInstance } from '@rookery/contract/calls/instance.ts';
import { forwardRequest } from './forward-request.ts';
import { createOriginRewriter } from './origin-rewriter.ts';

/**
 * Milliseconds for which a page waits for the document (`patience`), and after which the document
 * is requested again (`lifetime`).
 */
const patience = 2_000;
const lifetime = 60_000;

/**
 * Creates a function that returns the HTML element in which Akkoma embeds the instance document, or
 * an empty text if the document does not arrive soon. By this element the client recognises that
 * the proxy now forwards to another server, before it sends a token of the previous one.
 */
export function createInstanceDocument(backend: string): (own: string) => Promise<string> {
  const cached = new Map<string, { readonly text: string; readonly until: number }>();

  const request = async (own: string): Promise<string> => {
    const { path } = getInstance;
    const signal = AbortSignal.timeout(patience);
    const incoming = new Request(`${own}${path}`, {
      headers: { accept: 'application/json' },
      signal,
    });
    const response = await forwardRequest(incoming, backend, createOriginRewriter(backend, own));
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (!response.ok || !isJson) return '';
    const results = { [path]: Buffer.from(await response.text(), 'utf8').toString('base64') };
    return `<script id="initial-results" type="application/json">${JSON.stringify(results)}</script>`;
  };

  const update = async (own: string): Promise<string> => {
    const text = await request(own).catch(() => '');
    if (text !== '') cached.set(own, { text, until: Date.now() + lifetime });
    return text;
  };

  return async (own) => {
    const known = cached.get(own);
    const updated = known && known.until > Date.now() ? undefined : update(own);
    // A page gets the previous document at once while the new one is being requested.
    return known?.text ?? (await updated) ?? '';
  };
}
