import { i18n } from '@rookery/client/i18n/i18n.ts';
import { flushSync } from 'react-dom';
import { favouriteAction } from '@rookery/client/components/status/actions/favourite-action.ts';
import type { Session } from '@rookery/client/session/session.ts';

/** A card's favourite button and its status. */
export interface Favouriting {
  readonly statusId: string;
  readonly button: HTMLElement;
}

/** Resolves after other pending tasks of the browser. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Finds the favourite button of each card by its label. */
export function findButtons({ tables }: Session, ids: readonly string[]): Favouriting[] {
  return ids.flatMap((id) => {
    const statusId = tables.statuses.get(id)?.reblogId ?? id;
    const status = tables.statuses.get(statusId);
    const card = document.querySelector(`[data-status="${id}"]`);
    if (!status || !card) return [];
    const label = favouriteAction.label({
      status,
      viewer: undefined,
      isMember: true,
      isOwn: false,
    });
    const button = card.querySelector(`button[aria-label="${i18n._(label)}"]`);
    return button instanceof HTMLElement ? [{ statusId, button }] : [];
  });
}

/** Clicks, and returns after React has updated the page. */
export function click({ button }: Favouriting): void {
  flushSync(() => button.click());
}

/** Waits until the response to a click is ingested and rendered. */
export async function settle({ queuedActions }: Session, { statusId }: Favouriting): Promise<void> {
  while (queuedActions.wanted(`favourite:${statusId}`) !== undefined) await nextTask();
}
