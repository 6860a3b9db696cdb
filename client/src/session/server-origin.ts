import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { Session } from './session.ts';

/** The parts of a session from which the origin of the viewer's server is derived. */
export type ServerAddress = Pick<Session, 'tables' | 'viewerId' | 'origin'>;

/**
 * Returns the origin under which others know the viewer's server: that of the viewer's profile. The
 * page has another origin if a proxy serves the client. For a visitor, returns the origin of the
 * page.
 */
export function serverOrigin({ tables, viewerId, origin }: ServerAddress): string {
  const address = viewerId === null ? undefined : tables.accounts.get(viewerId)?.url;
  return (address ? safeLinkUrl(address)?.origin : undefined) ?? origin;
}
