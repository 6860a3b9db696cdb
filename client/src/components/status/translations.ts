import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useEffect } from 'react';
import { can } from '#api/capabilities.ts';
import { getTranslationLanguages } from '@rookery/contract/calls/translations.ts';
import { createTable, type Table } from '#store/table.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { runInBackground } from '#session/run-in-background.ts';

interface Translations {
  /**
   * The source language last selected or requested for each status, or empty to let the server
   * detect it. It outlives the card, as the translation does, and is shared by the menu and the
   * translation block.
   */
  readonly sources: Table<{ readonly id: string; readonly from: string }>;
  /**
   * Whether the server lets visitors translate. Akkoma refuses them (403), and no document says so.
   */
  readonly visitorAccess: StoreApi<boolean>;
  /** Resolves once the server has responded; undefined before the request. */
  accessCheck: Promise<void> | undefined;
}

export const translations: SessionPart<Translations> = {
  name: 'translations',
  create: ({ tables: { hub } }) => ({
    sources: createTable(hub),
    visitorAccess: createStore(() => false),
    accessCheck: undefined,
  }),
};

export const translationLanguages = defineQuery(
  'translation languages',
  getTranslationLanguages,
  identity,
);

/**
 * Returns whether translation can be offered to the viewer. False for visitors until the server has
 * responded.
 */
export function canTranslate({ viewerId, instance, part }: Session): boolean {
  if (!can('machineTranslation', instance.getState().info.serverInfo)) return false;
  return viewerId !== null || part(translations).visitorAccess.getState();
}

export function refuseVisitorTranslation({ part }: Session): void {
  part(translations).visitorAccess.setState(false);
}

/**
 * Requests the languages once for a visitor: if they are refused, translations are too. Resolves
 * once the result is known. Requests nothing for members, or if the server does not translate.
 */
export async function checkVisitorTranslation(session: Session): Promise<void> {
  const { viewerId, instance, part } = session;
  if (viewerId !== null || !can('machineTranslation', instance.getState().info.serverInfo)) return;
  const state = part(translations);
  state.accessCheck ??= runInBackground(session, 'languages to translate into', async () => {
    const { value } = await session.call(getTranslationLanguages, {});
    state.visitorAccess.setState((value.target ?? []).length > 0);
  });
  await state.accessCheck;
}

/**
 * Checks whether a visitor may translate, and renders again once the result is known; see
 * `canTranslate`.
 */
export function useVisitorTranslation(isNeeded = true): void {
  const session = useSession();
  useStore(session.part(translations).visitorAccess);
  useEffect(() => {
    if (isNeeded) void checkVisitorTranslation(session);
  }, [isNeeded, session]);
}
