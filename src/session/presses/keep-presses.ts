import { ApiError } from '#api/api-error.ts';
import type { Session } from '../session.ts';
import { createStoredPresses } from './stored-presses.ts';

/** Milliseconds before the first try by itself; each further one waits twice as long. */
const firstPause = 5000;
const longestPause = 300_000;

export interface PressWork {
  /** Whether presses of this key may wait. */
  readonly isKept: (key: string) => boolean;
  /** Presses; what comes of it is told by whoever pressed first. Settles with it. */
  readonly press: (key: string, wanted: boolean) => Promise<void>;
  /** Presses for an earlier page, and tells what comes of it. */
  readonly restore: (key: string, wanted: boolean) => void;
  readonly show: (key: string, isWaiting: boolean) => void;
}

export interface KeptPresses {
  /** Tries at once to send what waits. Never rejects. */
  hurry(): Promise<void>;
}

/**
 * Has the member's presses wait while the server cannot be reached, over reloads too, and sends them
 * once, in their order: the last press of each. Of several tabs one sends at a time; what another has
 * sent is asked for. Begins with what an earlier page left.
 */
export function keepPresses(session: Session, accountId: string, work: PressWork): KeptPresses {
  const { clock, ended, tabs, toggles, log } = session;
  const stored = createStoredPresses(session, accountId);
  /** Those that are held back, by what lets them go. */
  const held = new Map<string, (isSentNow: boolean) => void>();
  /** Told of one that is sent now: whether it is held back again, or has ended. */
  const rests = new Map<string, (isHeld: boolean) => void>();
  let isRestoring = false;
  let attempts = 0;
  let isWaiting = false;
  let isHurried = false;
  let running: Promise<void> | undefined;

  const show = (key: string): void => {
    const press = stored.get(key);
    work.show(key, press !== undefined && press.wanted === press.first);
  };
  const hold = (key: string, wanted: boolean): Promise<boolean> => {
    const told = Promise.withResolvers<boolean>();
    held.set(key, told.resolve);
    /* A press that failed while being sent is stored already, maybe with a newer value from another tab. */
    if (!rests.has(key) || !stored.get(key)) stored.put(key, wanted);
    show(key);
    rests.get(key)?.(true);
    return told.promise;
  };
  toggles.keepBy({
    begins(key, wanted) {
      if (!work.isKept(key) || (!isRestoring && held.size === 0)) return undefined;
      const told = hold(key, wanted);
      if (!isRestoring) void hurry();
      return told;
    },
    failed(key, wanted, error) {
      const isUnreached =
        error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
      if (!isUnreached || !work.isKept(key) || ended.aborted) return undefined;
      const told = hold(key, wanted);
      void later();
      return told;
    },
    changed(key, wanted) {
      if (!stored.get(key)) return;
      stored.put(key, wanted);
      show(key);
    },
    ended(key) {
      if (!work.isKept(key)) return;
      /* When the session has ended (another account was chosen) it stays stored, for the next session to send. */
      if (!ended.aborted) {
        stored.remove(key);
        show(key);
      }
      rests.get(key)?.(false);
    },
  });

  /** Takes over what another page left. */
  const restoreStored = (): void => {
    isRestoring = true;
    for (const { key, wanted } of stored.list())
      if (work.isKept(key) && toggles.wanted(key) === undefined) work.restore(key, wanted);
    isRestoring = false;
  };
  /** Lets one go; gives whether it is held back again. */
  const letGo = async (key: string, isSentNow: boolean): Promise<boolean> => {
    const rest = Promise.withResolvers<boolean>();
    rests.set(key, rest.resolve);
    const go = held.get(key);
    held.delete(key);
    go?.(isSentNow);
    const isHeld = await rest.promise;
    rests.delete(key);
    return isHeld;
  };
  const sendAll = async (): Promise<void> => {
    restoreStored();
    for (const { key } of stored.list()) {
      const press = stored.get(key);
      if (!press || !held.has(key)) continue;
      /* Pressed again in another tab. */
      if (toggles.wanted(key) !== press.wanted)
        work.press(key, press.wanted).catch(() => undefined);
      if ((await letGo(key, true)) || ended.aborted) return;
    }
    /* What is no longer stored, another tab has sent. */
    for (const key of held.keys()) if (!stored.get(key)) await letGo(key, false);
  };
  const run = async (): Promise<void> => {
    try {
      const signal = ended;
      await (tabs
        ? tabs.locks.request(`rookery-presses ${accountId}`, { signal }, sendAll)
        : sendAll());
    } catch (error) {
      if (!ended.aborted) log('what waits could not be sent', { error });
    }
  };
  const send = async (): Promise<void> => {
    do {
      isHurried = false;
      await run();
      /* Hurried while it ran: the network may have come back only after it began. */
    } while (isHurried && held.size > 0);
    running = undefined;
    if (held.size > 0) void later();
  };
  /** Tries again after a while, once. */
  const later = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    try {
      await clock.wait(Math.min(longestPause, firstPause * 2 ** attempts), ended);
    } catch {
      return;
    } finally {
      isWaiting = false;
    }
    attempts = held.size > 0 ? attempts + 1 : 0;
    if (held.size > 0) await (running ??= send());
  };
  const hurry = (): Promise<void> => {
    attempts = 0;
    isHurried = true;
    return held.size > 0 || stored.list().length > 0 ? (running ??= send()) : Promise.resolve();
  };
  session.onRejoined.add(() => void hurry());
  void hurry();
  return { hurry };
}
