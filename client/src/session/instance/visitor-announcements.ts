import { getAnnouncements } from '@rookery/contract/calls/announcements.ts';
import { ingestAnnouncements } from '#store/ingest/ingest-announcement.ts';
import { createTable, type Table } from '#store/table.ts';
import type { Session, SessionPart } from '../session.ts';
import { runInBackground } from '../run-in-background.ts';

interface Access {
  readonly id: 'visitors';
  readonly isOpen: boolean;
}

/**
 * Whether the server shows announcements to visitors. Akkoma rejects them (403), and no document
 * says so.
 */
export const visitorAnnouncements: SessionPart<Table<Access>> = {
  name: 'visitor announcements',
  create: ({ tables }) => createTable(tables.hub),
};

/**
 * Requests the announcements once for a visitor, so that the navigation links to them only if the
 * server allows it.
 */
export async function loadVisitorAnnouncements(session: Session): Promise<void> {
  const { load, part, ended, instance } = session;
  if (instance.getState().info.isPrivate) return;
  await runInBackground(session, 'announcements for visitors', async () => {
    await load(getAnnouncements, { signal: ended }, (wires, how) =>
      ingestAnnouncements(how.tables, wires, how),
    );
    part(visitorAnnouncements).put({ id: 'visitors', isOpen: true });
  });
}
