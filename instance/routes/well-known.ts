import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { getNodeinfo, getNodeinfoLinks } from '@rookery/contract/calls/instance.ts';
import { toLocalAcct } from '#commands/find-mentionable.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { accountByAcct } from '#store/accounts.ts';
import { nodeinfoDocument } from '#views/instance-documents.ts';
import { softwareRepository } from '#views/nodeinfo-parts.ts';

const publicCall = { caller: 'anyone', response: v.unknown() } as const;

const getWebfinger = defineCall('GET', '/.well-known/webfinger', {
  query: { resource: 'text' },
  ...publicCall,
});
const getHostMeta = defineCall('GET', '/.well-known/host-meta', publicCall);
const getNodeinfoVersion = defineCall('GET', '/nodeinfo/:version', publicCall);

const schema = 'http://nodeinfo.diaspora.software/ns/schema';

function nodeinfoResponse(document: unknown, version: string): RouteResponse {
  const type = `application/json; profile=${schema}/${version}#; charset=utf-8`;
  return new RouteResponse(JSON.stringify(document), { headers: { 'content-type': type } });
}

/** Returns the name in an `acct:` URI or profile URL of this instance. */
function nameFromResource(resource: string, origin: string): string {
  if (resource.startsWith(`${origin}/users/`)) return resource.slice(`${origin}/users/`.length);
  return resource.replace(/^acct:/, '');
}

/** Documents in which other servers and clients discover accounts and the software. */
export const wellKnownRoutes = [
  route(getWebfinger, ({ instance, query, view }) => {
    if (!query.resource) throw new HttpError(400, 'Bad Request');
    const name = toLocalAcct(instance, nameFromResource(query.resource, view.origin));
    const account = accountByAcct(instance.database, name);
    if (!account || !isAccountVisible(account) || account.host !== null)
      throw notFound("Couldn't find user");
    const href = `${view.origin}/users/${account.username}`;
    return {
      aliases: [href],
      links: [
        { href, rel: 'http://webfinger.net/rel/profile-page', type: 'text/html' },
        { href, rel: 'self', type: 'application/activity+json' },
        {
          href,
          rel: 'self',
          type: 'application/ld+json; profile="https://www.w3.org/ns/activitystreams"',
        },
        {
          rel: 'http://ostatus.org/schema/1.0/subscribe',
          template: `${view.origin}/ostatus_subscribe?acct={uri}`,
        },
      ],
      subject: `acct:${account.username}@${instance.config.domain}`,
    };
  }),

  route(
    getHostMeta,
    ({ view }) =>
      new RouteResponse(
        `<?xml version="1.0" encoding="UTF-8"?><XRD xmlns="http://docs.oasis-open.org/ns/xri/xrd-1.0"><Link rel="lrdd" template="${escapeHtml(view.origin)}/.well-known/webfinger?resource={uri}" type="application/xrd+xml" /></XRD>`,
        { headers: { 'content-type': 'application/xrd+xml; charset=utf-8' } },
      ),
  ),

  route(getNodeinfoLinks, ({ view }) => ({
    links: ['2.0', '2.1'].map((version) => ({
      href: `${view.origin}/nodeinfo/${version}.json`,
      rel: `${schema}/${version}`,
    })),
  })),

  route(getNodeinfo, ({ instance, view }) =>
    nodeinfoResponse(nodeinfoDocument(instance, view.origin), '2.0'),
  ),

  route(getNodeinfoVersion, ({ instance, view, path }) => {
    const document = nodeinfoDocument(instance, view.origin);
    if (path.version === '2.0') return nodeinfoResponse(document, '2.0');
    if (!/^2\.1(?:\.json)?$/.test(path.version))
      throw new HttpError(404, 'Nodeinfo schema version not handled');
    return nodeinfoResponse(
      {
        ...document,
        software: { ...document.software, repository: softwareRepository },
        version: '2.1',
      },
      '2.1',
    );
  }),
];
