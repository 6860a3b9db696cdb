import { pathTo } from '#lib/url/paths.ts';
import { serverOrigin, type ServerAddress } from '../server-origin.ts';
import type { Session } from '../session.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

/** What the URL of a status depends on; only the id is known before it has loaded. */
type Shared = Pick<StatusRow, 'id'> & Partial<Pick<StatusRow, 'url' | 'isLocal'>>;

/** Returns the URL to share: our own page for a local status, otherwise the page on its home server. */
export function statusUrl(session: ServerAddress, { id, url, isLocal }: Shared): string {
  return isLocal !== true && url
    ? url
    : new URL(pathTo('conversation', { id }), serverOrigin(session)).href;
}

/**
 * Copies the URL of a status and says so.
 *
 * @throws if the browser refuses to write to the clipboard
 */
export async function copyStatusUrl(session: Session, status: Shared): Promise<void> {
  await navigator.clipboard.writeText(statusUrl(session, status));
  session.notices.raise({ level: 'success', messageKey: 'status.link_copied', timeoutMs: 2000 });
}
