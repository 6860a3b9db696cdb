import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { createStore } from 'zustand/vanilla';
import type { Session, SessionPart } from '#session/session.ts';

/** Milliseconds for which new statuses and notifications are counted before they are announced. */
export const arrivalsCollectMs = 2_000;

/** Minimum milliseconds between two announcements of arrivals, for busy timelines. */
export const arrivalsIntervalMs = 30_000;

const arrivalMessages = {
  statuses: (count: number) => msg`${plural(count, { one: '# new post', other: '# new posts' })}`,
  notifications: (unseen: number) =>
    msg`${plural(unseen, { one: '# new notification', other: '# new notifications' })}`,
};

export type ArrivalKind = keyof typeof arrivalMessages;

/**
 * The messages announced last. `number` changes each time, so that equal messages are read again.
 */
interface LatestMessages {
  readonly number: number;
  readonly messages: readonly MessageDescriptor[];
}

/**
 * Creates the messages that only screen readers get, for changes that neither move the focus nor raise
 * a notice: results of shortcuts, and arrivals (new statuses and notifications). `Announcer` renders
 * them in a live region.
 */
export function createScreenReaderMessages({
  clock,
  ended,
  preferences,
}: Pick<Session, 'clock' | 'ended' | 'preferences'>) {
  const store = createStore<LatestMessages>(() => ({ number: 0, messages: [] }));
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
    /** Announces messages at once. */
    say,
    /**
     * Counts arrivals, which are announced together with those of the next seconds, unless the viewer
     * turned that off (R-SHELL-072).
     */
    arrive: (kind: ArrivalKind, count: number): void => {
      if (!preferences.get('announceArrivals')) return;
      const isCollecting = arrived.size > 0;
      arrived.set(kind, (arrived.get(kind) ?? 0) + count);
      if (isCollecting) return;
      const wait = Math.max(arrivalsCollectMs, announcedAt + arrivalsIntervalMs - clock.now());
      clock.wait(wait, ended).then(sayArrived, () => undefined);
    },
  };
}

export type ScreenReaderMessages = ReturnType<typeof createScreenReaderMessages>;

export const screenReaderMessages: SessionPart<ScreenReaderMessages> = {
  name: 'screen reader messages',
  create: createScreenReaderMessages,
};
