import type { AccountRow, NotificationRow, StatusRow } from './store/rows.ts';

/** Something that happened on the instance and may concern open streams. */
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
  | {
      readonly kind: 'announcement-reacted';
      readonly announcementId: string;
      readonly name: string;
    }
  | { readonly kind: 'filters-changed'; readonly accountId: string }
  | { readonly kind: 'token-revoked'; readonly tokenId: number };

export interface EventHub {
  publish(event: InstanceEvent): void;
  /** Returns a function that removes the listener. */
  listen(listener: (event: InstanceEvent) => void): () => void;
}

/**
 * Creates an event hub. An error in a listener affects neither the other listeners nor the
 * publisher, whose change is already committed.
 */
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
