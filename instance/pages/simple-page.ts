import { makeNonce } from '#http/security-headers.ts';
import { RouteResponse } from '#http/route-response.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import type { Markup } from './markup.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:36rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1{font-size:1.375rem}h2{font-size:1.125rem}
label,fieldset{display:block;margin-block:1rem}
input:not([type=checkbox]){display:block;box-sizing:border-box;inline-size:100%}
input,button{min-block-size:2.75rem;padding:.5rem .75rem;font:inherit}
input[type=checkbox]{min-block-size:0}
[role=alert]{border-inline-start:.25rem solid #c0392b;padding-inline-start:.75rem}
pre{white-space:pre-wrap;font:inherit}code{font-size:1.125rem}`;

interface SimplePage {
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Targets of the page's forms besides this instance: origins, or schemes with a colon. */
  readonly formTargets?: readonly string[];
  /** BCP 47 tag. */
  readonly language?: string;
}

/** Returns a page without scripts and without resources from other hosts. */
export function simplePage({
  title,
  content,
  status,
  headers,
  formTargets,
  language = 'en',
}: SimplePage): RouteResponse {
  const direction = ['ar', 'he'].includes(language) ? 'rtl' : 'ltr';
  const nonce = makeNonce();
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ['form-action', "'self'", ...(formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style>`;
  return new RouteResponse(
    `<!doctype html><html lang="${language}" dir="${direction}"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${content.text}</main></body></html>`,
    {
      status: status ?? 200,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy.join('; '),
      },
    },
  );
}
