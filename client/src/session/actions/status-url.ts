import { pathTo } from '#lib/url/paths.ts';
import { serverOrigin, type ServerAddress } from '../server-origin.ts';
import type { Session } from '../session.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

/**
 * The fields of a status on which its URL depends. Before the status has loaded, only the id is
 * known.
 */
type Shared = Pick<StatusRow, 'id'> & Partial<Pick<StatusRow, 'url' | 'isLocal'>>;

/**
 * Returns the URL to share: for a local status the page of this client, otherwise the page on the
 * home server.
 */
export function statusUrl(session: ServerAddress, { id, url, isLocal }: Shared): string {
  return isLocal !== true && url
    ? url
    : new URL(pathTo('conversation', { id }), serverOrigin(session)).href;
}

/**
 * Copies the URL of a status and shows a notice about it.
 *
 * @throws if the browser refuses to write to the clipboard
 */
export async function copyStatusUrl(session: Session, status: Shared): Promise<void> {
  await navigator.clipboard.writeText(statusUrl(session, status));
  session.notices.raise({ level: 'success', messageKey: 'status.link_copied', timeoutMs: 2000 });
}
