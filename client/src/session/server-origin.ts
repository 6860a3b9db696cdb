import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { Session } from './session.ts';

/** What the address of the viewer's server depends on. */
export type ServerAddress = Pick<Session, 'tables' | 'viewerId' | 'origin'>;

/**
 * Returns the origin of the viewer's server as others know it: that of the viewer's own profile. The
 * page has another one where a proxy serves the client. Visitors get that of the page.
 */
export function serverOrigin({ tables, viewerId, origin }: ServerAddress): string {
  const address = viewerId === null ? undefined : tables.accounts.get(viewerId)?.url;
  return (address ? safeLinkUrl(address)?.origin : undefined) ?? origin;
}
