import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { createStore } from 'zustand/vanilla';
import type { Session, SessionPart } from '#session/session.ts';

/** Milliseconds that arrivals are collected before they are announced. */
export const collectMs = 2_000;

/** Minimum milliseconds between two announcements of arrivals, for busy timelines. */
export const arrivalsEveryMs = 30_000;

const arrivalMessages = {
  statuses: (count: number) => msg`${plural(count, { one: '# new post', other: '# new posts' })}`,
  notifications: (unseen: number) =>
    msg`${plural(unseen, { one: '# new notification', other: '# new notifications' })}`,
};

export type ArrivalKind = keyof typeof arrivalMessages;

/** The texts announced last; `number` changes each time. */
interface Announcement {
  readonly number: number;
  readonly messages: readonly MessageDescriptor[];
}

/**
 * Creates what screen readers hear of changes that move no focus and raise no notice: results of
 * shortcuts, and what arrived. `Announcer` renders it.
 */
export function createAnnouncements({ clock, ended }: Pick<Session, 'clock' | 'ended'>) {
  const store = createStore<Announcement>(() => ({ number: 0, messages: [] }));
  const arrived = new Map<ArrivalKind, number>();
  let announcedAt = -Infinity;
  const say = (...messages: readonly MessageDescriptor[]): void =>
    store.setState(({ number }) => ({ number: number + 1, messages }), true);
  const sayArrived = (): void => {
    announcedAt = clock.now();
    say(...[...arrived].map(([kind, count]) => arrivalMessages[kind](count)));
    arrived.clear();
  };
  return {
    store,
    /** Announces a result at once. */
    say,
    /** Adds what arrived; it is announced together with what follows soon. */
    arrive: (kind: ArrivalKind, count: number): void => {
      const isCollecting = arrived.size > 0;
      arrived.set(kind, (arrived.get(kind) ?? 0) + count);
      if (isCollecting) return;
      const wait = Math.max(collectMs, announcedAt + arrivalsEveryMs - clock.now());
      clock.wait(wait, ended).then(sayArrived, () => undefined);
    },
  };
}

export type Announcements = ReturnType<typeof createAnnouncements>;

export const announcements: SessionPart<Announcements> = {
  name: 'announcements',
  create: createAnnouncements,
};
