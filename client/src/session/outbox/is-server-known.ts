import type { Draft } from '#session/drafts/draft.ts';
import { loadInstance, waitForInstanceDocument } from '#session/instance/load-instance.ts';
import type { Session } from '#session/session.ts';

/**
 * Returns whether the request for a draft depends on the server's capabilities. A request in the
 * form of another server could reach other people, lose the quote or the files, or let others quote
 * the post.
 */
export function dependsOnServer({
  to = [],
  visibility,
  quoteId,
  quotePolicy,
  redrafts,
}: Draft): boolean {
  const isAddressed = visibility === 'direct' && to.length > 0;
  return isAddressed || [quoteId, quotePolicy, redrafts].some((part) => part !== undefined);
}

/**
 * Resolves to whether the server's capabilities are known. Waits for the instance document, and
 * requests it again if that failed, for example because the page was opened offline.
 */
export async function isServerKnown({
  instance,
  instanceLoaded,
  call,
  log,
}: Session): Promise<boolean> {
  const isKnown = (): boolean => instance.getState().info.document !== undefined;
  await waitForInstanceDocument(instance, instanceLoaded);
  if (!isKnown()) await loadInstance(instance, { call, preloaded: new Map(), log });
  return isKnown();
}
