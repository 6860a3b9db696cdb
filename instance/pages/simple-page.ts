import { makeNonce } from '#http/security-headers.ts';
import { RouteResponse } from '#http/route-response.ts';
import type { Texts } from '#i18n/texts.ts';
import { markup, type Markup } from './markup.ts';
import { pageStyle } from './page-style.ts';

interface SimplePage {
  readonly texts: Texts;
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Targets of the page's forms besides this instance: origins, or schemes with a colon. */
  readonly formTargets?: readonly string[];
}

/** Returns a page without scripts and without resources from other hosts (R-INST-047). */
export function simplePage(page: SimplePage): RouteResponse {
  const { texts, title, content } = page;
  const nonce = makeNonce();
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ['form-action', "'self'", ...(page.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const body = markup`<main><h1>${title}</h1>${content}</main>`;
  const head = markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style nonce="${nonce}">${pageStyle}</style>`;
  const document = markup`<html lang="${texts.language}" dir="${texts.direction}"><head>${head}</head><body>${body}</body></html>`;
  return new RouteResponse(`<!doctype html>${document.text}`, {
    status: page.status ?? 200,
    headers: {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
    },
  });
}
