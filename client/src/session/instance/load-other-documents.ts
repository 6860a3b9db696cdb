import type { MakeCall } from '#api/transport.ts';
import { getNodeinfo, getNodeinfoLinks } from '@rookery/contract/calls/instance.ts';
import { getInstanceV2 } from '@rookery/contract/calls/mastodon/instance.ts';
import type { InstanceDocument } from '@rookery/contract/schemas/instance.ts';
import type { Nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';
import { convertInstanceV2 } from './convert-instance-v2.ts';

/**
 * Requests version 2 of the instance document and merges it into version 1.
 *
 * @throws `ApiError` on servers without it
 */
export async function loadInstanceV2(
  call: MakeCall,
  before: InstanceDocument | undefined,
): Promise<InstanceDocument> {
  return convertInstanceV2((await call(getInstanceV2, {})).value, before);
}

/**
 * The version of the nodeinfo schema that the client reads; later versions only add fields that the
 * client does not need.
 */
const schema = 'http://nodeinfo.diaspora.software/ns/schema/2.0';

/**
 * The call for nodeinfo at any path. Its parameter is named `folder`, because only in a parameter
 * of this name slashes are not encoded.
 */
const nodeinfoAt = { ...getNodeinfo, path: '/:folder' } as const;

/**
 * Returns the path of an address in the nodeinfo links; undefined if it has unusual characters. The
 * host is ignored, so that requests go to the viewer's server only.
 */
function pathOf(href: string): string | undefined {
  const path = URL.parse(href, 'https://server.invalid')?.pathname;
  return path && /^\/[\w./-]{1,100}$/.test(path) ? path : undefined;
}

/**
 * Finds nodeinfo by the server's links and requests it; undefined without a usable link.
 *
 * @throws `ApiError` if a request fails
 */
export async function discoverNodeinfo(call: MakeCall): Promise<Nodeinfo | undefined> {
  const { links = [] } = (await call(getNodeinfoLinks, {})).value;
  const href = links.find(({ rel }) => rel === schema)?.href;
  const path = href === undefined ? undefined : pathOf(href);
  if (path === undefined || path === getNodeinfo.path) return undefined;
  return (await call(nodeinfoAt, { path: { folder: path.slice(1) } })).value;
}
