import type { Instance } from '#instance/context.ts';
import { initialResults } from './initial-results.ts';
import { pageMeta } from './page-meta.ts';
import type { FileFolder } from './file-folder.ts';

const mark = '<!--server-generated-meta-->';

const unbuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rookery</title>${mark}</head><body><p>The client has not been built yet.</p></body></html>`;

/** JSON that cannot end the script element it stands in. */
function inScript(json: unknown): string {
  return JSON.stringify(json).replaceAll('<', String.raw`\u003c`);
}

/** The client's page for any path that is not a file: with its meta tags and preloaded documents. */
export async function servePage(
  instance: Instance,
  client: FileFolder | undefined,
  request: { readonly origin: string; readonly path: string; readonly nonce: string },
): Promise<Response> {
  const index = (await client?.find('/index.html'))?.bytes.toString('utf8') ?? unbuilt;
  const meta = pageMeta(instance, request.origin, request.path);
  const results = initialResults(instance, request.origin);
  const script =
    Object.keys(results).length === 0
      ? ''
      : `<script id="initial-results" nonce="${request.nonce}" type="application/json">${inScript(results)}</script>`;
  return new Response(
    index.replace(mark, () => meta.html + script),
    {
      status: meta.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'max-age=0, private, must-revalidate',
      },
    },
  );
}
