import { useEffect } from 'react';
import { can } from '#api/capabilities.ts';
import { getTranslationLanguages } from '@rookery/contract/calls/translations.ts';
import { createTable, type Table } from '#store/table.ts';
import { useRow } from '#store/use-row.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { runInBackground } from '#session/run-in-background.ts';

interface Access {
  readonly id: 'visitors';
  readonly isAllowed: boolean;
}

interface VisitorTranslation {
  readonly access: Table<Access>;
  /** Resolves once the server has responded; undefined before the request. */
  checked: Promise<void> | undefined;
}

/**
 * Whether the server lets visitors translate. Akkoma refuses them (403), and no document says so.
 */
const visitorTranslation: SessionPart<VisitorTranslation> = {
  name: 'visitor translation',
  create: ({ tables }) => ({ access: createTable(tables.hub), checked: undefined }),
};

/**
 * Returns whether translation can be offered to the viewer. False for visitors until the server has
 * responded.
 */
export function canTranslate({ viewerId, instance, part }: Session): boolean {
  if (!can('machineTranslation', instance.getState().info.serverInfo)) return false;
  return viewerId !== null || part(visitorTranslation).access.get('visitors')?.isAllowed === true;
}

export function refuseVisitorTranslation({ part }: Session): void {
  part(visitorTranslation).access.put({ id: 'visitors', isAllowed: false });
}

/**
 * Requests the languages once for a visitor: if they are refused, translations are too. Resolves
 * once the result is known. Requests nothing for members, or if the server does not translate.
 */
export async function checkVisitorTranslation(session: Session): Promise<void> {
  const { viewerId, instance, part } = session;
  if (viewerId !== null || !can('machineTranslation', instance.getState().info.serverInfo)) return;
  const state = part(visitorTranslation);
  state.checked ??= runInBackground(session, 'languages to translate into', async () => {
    const { value } = await session.call(getTranslationLanguages, {});
    const isAllowed = (value.target ?? []).length > 0;
    state.access.put({ id: 'visitors', isAllowed });
  });
  await state.checked;
}

/**
 * Checks whether a visitor may translate, and renders again once the result is known; see
 * `canTranslate`.
 */
export function useVisitorTranslation(isNeeded = true): void {
  const session = useSession();
  useRow(session.part(visitorTranslation).access, 'visitors');
  useEffect(() => {
    if (isNeeded) void checkVisitorTranslation(session);
  }, [isNeeded, session]);
}
