import { can } from '#api/capabilities.ts';
import { getTranslationLanguages } from '#contract/calls/translations.ts';
import { createTable, type Table } from '#entities/table.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { unawaited } from '#session/unawaited.ts';

interface Access {
  readonly id: 'visitors';
  readonly isAllowed: boolean;
}

/** Whether the server lets visitors translate. Akkoma refuses them (403), and no document says so. */
const visitorTranslation: SessionPart<Table<Access>> = {
  name: 'visitor translation',
  create: ({ tables }) => createTable(tables.hub),
};

/** Whether translation can be offered to the viewer. For visitors false until the server has answered. */
export function canTranslate({ viewerId, instance, part }: Session): boolean {
  if (!can('machineTranslation', instance.getState().info.facts)) return false;
  return viewerId !== null || part(visitorTranslation).get('visitors')?.isAllowed === true;
}

export function refuseVisitorTranslation({ part }: Session): void {
  part(visitorTranslation).put({ id: 'visitors', isAllowed: false });
}

/** Requests the languages once for a visitor: where these are refused, translations are too. */
export function checkVisitorTranslation(session: Session): void {
  const { viewerId, instance, part } = session;
  const access = part(visitorTranslation);
  if (viewerId !== null || access.get('visitors') !== undefined) return;
  if (!can('machineTranslation', instance.getState().info.facts)) return;
  refuseVisitorTranslation(session);
  void unawaited(session, 'languages to translate into', async () => {
    const { value } = await session.call(getTranslationLanguages, {});
    const isAllowed = (value.target ?? []).length > 0;
    access.put({ id: 'visitors', isAllowed });
  });
}

export const visitorTranslationAccess = ({ part }: Session): Table<Access> =>
  part(visitorTranslation);
