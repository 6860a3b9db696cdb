import type { RouteResponse } from '#http/route-response.ts';
import { msg } from '#i18n/message.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { markup } from './markup.ts';
import { simplePage } from './simple-page.ts';

/** Returns the title of an error page and what the reader can do. */
function describe(status: number): readonly [title: string, advice: string] {
  if (status === 404)
    return [msg`Page not found`, msg`Check the address, or go back to the page you came from.`];
  if (status === 429) return [msg`Too many attempts`, msg`Wait a few minutes, then try again.`];
  if (status >= 500)
    return [msg`Something went wrong on the server`, msg`Nothing was changed. Try again later.`];
  return [msg`That didn’t work`, msg`The link or form is incomplete. Go back and try again.`];
}

/** Returns the page that a person sees for a request which failed before its own page could. */
export function errorPage(
  request: Request,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): RouteResponse {
  const texts = textsForPage(request);
  const [title, advice] = describe(status);
  return simplePage({
    texts,
    title: texts.text(title),
    content: markup`<p role="alert">${texts.text(advice)}</p><p><a href="/">${texts.text(msg`Go to the start page`)}</a></p>`,
    status,
    headers,
  });
}

/** Whether a browser opened the page of a request, rather than a script requesting it. */
export function isPageOpened(request: Request): boolean {
  return request.headers.get('accept')?.startsWith('text/html') ?? false;
}
