import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useEffect } from 'react';
import { can } from '#api/capabilities.ts';
import { getTranslationPairs } from '@rookery/contract/calls/mastodon/instance.ts';
import { getTranslationLanguages } from '@rookery/contract/calls/translations.ts';
import type { TranslationLanguages } from '@rookery/contract/schemas/translation.ts';
import { createTable, type Table } from '#store/table.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { runInBackground } from '#session/run-in-background.ts';

interface StatusTranslationState {
  /**
   * For each status, the source language that was last selected or requested; empty lets the server
   * detect it. Stored in the session, so that it stays when the card unmounts, and shared by the menu
   * and the translation block.
   */
  readonly sources: Table<{ readonly id: string; readonly from: string }>;
  /**
   * Whether the server lets visitors translate. Akkoma refuses them with 403, which its instance
   * document does not say.
   */
  readonly visitorAccess: StoreApi<boolean>;
  /**
   * The request that sets `visitorAccess`, resolved after its response; undefined if it was not
   * sent.
   */
  accessCheck: Promise<void> | undefined;
}

export const statusTranslationState: SessionPart<StatusTranslationState> = {
  name: 'translations',
  create: ({ tables: { hub } }) => ({
    sources: createTable(hub),
    visitorAccess: createStore(() => false),
    accessCheck: undefined,
  }),
};

const query = defineQuery('translation languages', getTranslationLanguages, identity);

/**
 * Loads the languages for the selects. Mastodon lists target languages for each source language,
 * but its call for a translation has no source, so all targets are offered together.
 */
async function loadLanguages({ load, instance }: Session): Promise<TranslationLanguages> {
  if (can('machineTranslation', instance.getState().info.serverInfo))
    return load(getTranslationLanguages, {}, identity);
  return load(getTranslationPairs, {}, (pairs) => ({
    target: [...new Set(Object.values(pairs).flat())].map((code) => ({ code })),
  }));
}

export const translationLanguages = { ...query, load: loadLanguages };

/**
 * Returns whether translation can be offered to the viewer. For visitors it is false until the server
 * has responded to `checkVisitorTranslationAccess`.
 */
export function canTranslate({ viewerId, instance, part }: Session): boolean {
  const { serverInfo } = instance.getState().info;
  if (viewerId !== null && can('mastodonTranslation', serverInfo)) return true;
  if (!can('machineTranslation', serverInfo)) return false;
  return viewerId !== null || part(statusTranslationState).visitorAccess.getState();
}

export function markVisitorTranslationRefused({ part }: Session): void {
  part(statusTranslationState).visitorAccess.setState(false);
}

/**
 * Requests the languages once for a visitor, since a server that refuses them refuses translations as
 * well. Resolves once the result is known. Requests nothing for members, or if the server does not
 * translate.
 */
export async function checkVisitorTranslationAccess(session: Session): Promise<void> {
  const { viewerId, instance, part } = session;
  if (viewerId !== null || !can('machineTranslation', instance.getState().info.serverInfo)) return;
  const state = part(statusTranslationState);
  state.accessCheck ??= runInBackground(session, 'languages to translate into', async () => {
    const { value } = await session.call(getTranslationLanguages, {});
    state.visitorAccess.setState((value.target ?? []).length > 0);
  });
  await state.accessCheck;
}

/**
 * Checks once whether a visitor may translate, and renders the component again with the result, which
 * `canTranslate` returns.
 */
export function useVisitorTranslation(isNeeded = true): void {
  const session = useSession();
  useStore(session.part(statusTranslationState).visitorAccess);
  useEffect(() => {
    if (isNeeded) void checkVisitorTranslationAccess(session);
  }, [isNeeded, session]);
}
