import type { AccountRow, NotificationRow, StatusRow } from './store/rows.ts';

/** What happens on the instance and may concern an open stream. */
export type InstanceEvent =
  | { readonly kind: 'posted' | 'edited'; readonly status: StatusRow }
  | {
      readonly kind: 'deleted';
      readonly status: StatusRow;
      readonly listeners: ReadonlySet<string>;
      readonly hasMedia: boolean;
    }
  | { readonly kind: 'notified'; readonly notification: NotificationRow }
  | {
      readonly kind: 'follow-changed';
      readonly state: 'follow_pending' | 'follow_accept' | 'unfollow';
      readonly follower: AccountRow;
      readonly followed: AccountRow;
    }
  | { readonly kind: 'token-revoked'; readonly tokenId: number };

export interface EventHub {
  publish(event: InstanceEvent): void;
  /** Gives the function that ends the listening. */
  listen(listener: (event: InstanceEvent) => void): () => void;
}

/** A listener that fails takes nothing from the others, nor from whoever made the event: it has happened. */
export function createEventHub(reportFault: (error: unknown) => void): EventHub {
  const listeners = new Set<(event: InstanceEvent) => void>();
  return {
    publish(event) {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          reportFault(error);
        }
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
