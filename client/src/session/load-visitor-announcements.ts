import { can } from '#api/capabilities.ts';
import { getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import { ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { runInBackground } from './run-in-background.ts';
import type { Session } from './session.ts';

/**
 * Requests the announcements once for a visitor. If the server allows it, the navigation has a link
 * to them.
 */
export async function loadVisitorAnnouncements(session: Session): Promise<void> {
  const { load, ended, instance } = session;
  const { info } = instance.getState();
  if (info.isPrivate || !can('visitorAnnouncements', info.serverInfo)) return;
  await runInBackground(session, 'announcements for visitors', async () => {
    await load(getAnnouncements, { signal: ended }, (wires, context) =>
      ingestAnnouncements(context.tables, wires, context),
    );
    instance.setState({ hasVisitorAnnouncements: true });
  });
}
