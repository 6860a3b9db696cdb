import type { Instance } from '#context.ts';
import { escapeHtml, plainText } from '#rules/escape-html.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { accountByAcct, accountById } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { pictureUrl } from '#views/account-view.ts';
import { canSee } from '#views/can-see.ts';
import { createViewContext } from '#views/view-context.ts';

export interface PageMeta {
  readonly status: 200 | 404;
  readonly html: string;
}

interface PageDescription {
  readonly account: AccountRow;
  readonly url: string;
  readonly description: string;
  readonly type: 'article' | 'website';
}

function metaTags(instance: Instance, origin: string, page: PageDescription): string {
  const { account, url, type } = page;
  const summary = cutText(page.description, 300);
  const name =
    account.host === null ? `${account.username}@${instance.config.domain}` : account.acct;
  const title = `${account.display_name} (@${name})`;
  const image = pictureUrl(account.avatar, origin, '/images/avi.png');
  const properties: readonly (readonly [string, string, string])[] = [
    ['property', 'og:title', title],
    ['property', 'og:url', url],
    ['property', 'og:description', summary],
    ['property', 'og:type', type],
    ['property', 'og:image', image],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', summary],
    ['name', 'twitter:image', image],
    ['name', 'twitter:card', 'summary'],
  ];
  return properties
    .map(([kind, key, content]) => `<meta content="${escapeHtml(content)}" ${kind}="${key}">`)
    .join('');
}

/** Returns the meta tags of a profile's or public status's page, for link previews. */
export function pageMeta(instance: Instance, origin: string, path: string): PageMeta {
  const { database } = instance;
  const view = createViewContext(instance, origin, undefined);
  const notice = /^\/notice\/(\w+)$/.exec(path)?.[1];
  if (notice !== undefined) {
    const status = statusById(database, notice);
    if (!status || instance.config.private || !canSee(view, status))
      return { status: 404, html: '' };
    const account = accountById(database, status.account_id);
    if (!account) return { status: 404, html: '' };
    const description = status.spoiler_text || plainText(status.content);
    const url = `${origin}/notice/${status.id}`;
    return {
      status: 200,
      html: metaTags(instance, origin, { account, url, description, type: 'article' }),
    };
  }
  const name = /^\/(?:users\/)?([\w.-]+)$/.exec(path)?.[1];
  const account = name === undefined ? undefined : accountByAcct(database, name);
  if (!account || !isAccountVisible(account) || account.host !== null || instance.config.private)
    return { status: 200, html: '' };
  const url = `${origin}/users/${account.username}`;
  return {
    status: 200,
    html: metaTags(instance, origin, {
      account,
      url,
      description: plainText(account.note),
      type: 'website',
    }),
  };
}
