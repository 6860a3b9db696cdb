import type { Instance } from '#context.ts';
import { initialResults } from './initial-results.ts';
import { readContentText } from '#media/file-content.ts';
import { pageMeta } from './page-meta.ts';
import type { FileFolder } from './file-folder.ts';

const metaPlaceholder = '<!--server-generated-meta-->';

const missingBuildPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rookery</title>${metaPlaceholder}</head><body><p>The client has not been built yet.</p></body></html>`;

/** Serialises JSON without `<`, which could end the script element. */
function scriptJson(json: unknown): string {
  return JSON.stringify(json).replaceAll('<', String.raw`\u003c`);
}

/** Returns the client's page with meta tags and preloaded responses. */
export async function servePage(
  instance: Instance,
  client: FileFolder | undefined,
  request: { readonly origin: string; readonly path: string; readonly nonce: string },
): Promise<Response> {
  const index = await client?.find('/index.html');
  const template = index ? await readContentText(index.plain.content) : missingBuildPage;
  const meta = pageMeta(instance, request.origin, request.path);
  const results = initialResults(instance, request.origin);
  const script =
    Object.keys(results).length === 0
      ? ''
      : `<script id="initial-results" nonce="${request.nonce}" type="application/json">${scriptJson(results)}</script>`;
  return new Response(
    template.replace(metaPlaceholder, () => meta.html + script),
    {
      status: meta.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'max-age=0, private, must-revalidate',
      },
    },
  );
}
