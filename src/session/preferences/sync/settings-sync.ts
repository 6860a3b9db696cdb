import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import {
  deleteSettingsProfile,
  getSettingsProfile,
  getSettingsProfiles,
  saveSettingsProfile,
} from '#contract/calls/settings-profiles.ts';
import type { SettingsProfile } from '#contract/schemas/settings-profile.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Session, SessionPart } from '../../session.ts';
import type { NoticeContent, NoticeLevel } from '../../notices/notices.ts';
import { pollTogether } from '../../live/poll-together.ts';
import { openAgreement, type Agreement } from './agreement.ts';
import { mergeSettings, type StampedSettings } from './merge-settings.ts';
import { readProfile, writeProfile } from './synced-settings.ts';

/** Under this name the server keeps our profiles; other clients have theirs. */
export const ownFrontend = 'rookery';

/** Milliseconds between two looks at the server (R-CONST-012). */
const renewedEvery = 600_000;
/** Milliseconds without a change until the changes are sent. */
const restFor = 2_000;
/** Milliseconds that notices stay (R-CONST-019). */
const noticeTime = { long: 5_000, short: 2_000 };
/** Shown once, also when creating the profile is tried again. */
const creatingMatter = 'settings profile created';
/** That a profile is sent, and then how it went, are told in one place. */
const sendingMatter = 'settings profile sent';
/** So often it is begun anew when another device was quicker. */
const mostTries = 3;

export interface SettingsSync {
  readonly store: StoreApi<{ readonly isBusy: boolean }>;
  /** Begins to follow the server and what is changed here, for as long as the session lasts. */
  start(): void;
  /** Brings device and server together; `isForced` takes over what the server has, whatever its version. */
  sync(how?: { readonly isForced?: boolean }): Promise<void>;
  /** Follows another profile; one that the server has not is made of the settings as they are. */
  use(profile: string): Promise<void>;
  /** Deletes a profile of the server. @throws {ApiError} */
  remove(profile: string): Promise<void>;
}

function noticesOf({ notices, preferences }: Session) {
  return (
    level: NoticeLevel,
    what: string,
    timeoutMs: number,
    more: Pick<NoticeContent, 'error' | 'matter'> & {
      readonly count?: number;
      readonly version?: number;
    } = {},
  ): void => {
    const { error, matter, ...said } = more;
    const messageArgs = { profile: preferences.get('profile'), ...said };
    const messageKey = `settings_profile.${what}`;
    notices.raise({
      level,
      messageKey,
      messageArgs,
      timeoutMs,
      ...(error !== undefined && { error }),
      ...(matter !== undefined && { matter }),
    });
  };
}

/**
 * The profile in use as the server has it; `unlisted` where its list does not name the profile, `missing`
 * where the profile itself answers 404, undefined where the server keeps none at all. The list is
 * requested first: a request for a profile that does not exist is an error in the browser's console.
 */
async function askFor(
  session: Session,
): Promise<SettingsProfile | 'unlisted' | 'missing' | undefined> {
  const { call, preferences, instance, ended: signal } = session;
  const profile = preferences.get('profile');
  const path = { frontend: ownFrontend };
  try {
    const { value } = await call(getSettingsProfiles, { path, signal });
    if (!value.some(({ name }) => name === profile)) return 'unlisted';
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error;
    if (!can('settingsProfiles', instance.getState().info.facts)) return undefined;
  }
  try {
    return (await call(getSettingsProfile, { path: { ...path, profile }, signal })).value;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return 'missing';
    throw error;
  }
}

/** Brings device and server together once. @throws {ApiError} see `isLostRace` */
async function bringTogether(
  session: Session,
  agreement: Agreement,
  isForced: boolean,
): Promise<void> {
  const raise = noticesOf(session);
  const push = async (settings: StampedSettings, version: number): Promise<void> => {
    const profile = session.preferences.get('profile');
    raise('info', 'synchronizing', noticeTime.long, { version, matter: sendingMatter });
    await session.call(saveSettingsProfile, {
      path: { frontend: ownFrontend, profile },
      body: { settings: writeProfile(settings), version },
    });
    agreement.make(version, settings);
    raise('success', 'synchronized', noticeTime.short, { version, matter: sendingMatter });
  };
  const found = await askFor(session);
  const base = agreement.read();
  const mine = agreement.local();
  if (!found) return;
  if (found === 'unlisted' || found === 'missing') {
    /* Whoever has never chosen anything has no profile to lose. */
    const isNew = found === 'unlisted' && base.version === 0;
    if (isNew && Object.keys(mine.values).length === 0 && !isForced) return;
    raise('warning', 'creating', noticeTime.long, { matter: creatingMatter });
    await push(mine, 1);
    return;
  }
  const theirs = readProfile(found.settings);
  if (isForced) {
    agreement.make(found.version, theirs);
    return;
  }
  if (found.version <= base.version) {
    if (isEqual(mine.values, base.values)) return;
    // Akkoma answers 500 to the next version with settings that it already has.
    if (isEqual(mine.values, theirs.values)) agreement.make(found.version, theirs);
    else await push(mine, found.version + 1);
    return;
  }
  const { conflicts, ...merged } = mergeSettings(base.values, mine, theirs);
  if (conflicts.length > 0) raise('info', 'conflict', noticeTime.long, { count: conflicts.length });
  if (isEqual(merged.values, theirs.values)) agreement.make(found.version, theirs);
  else await push(merged, found.version + 1);
}

/**
 * Whether another device may have saved the same version first. The specification says 422; Akkoma
 * (3.13 to 3.16) answers 500 when the version sent is the one it has, and 422 only to older and
 * skipped ones.
 */
function isLostRace(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 422 || error.status === 500);
}

function createSettingsSync(session: Session): SettingsSync {
  const { preferences, call, clock, ended, log } = session;
  const agreement = openAgreement(session);
  const store = createStore(() => ({ isBusy: false }));

  const run = async (isForced: boolean, rest = mostTries): Promise<void> => {
    try {
      await bringTogether(session, agreement, isForced);
    } catch (error) {
      if (ended.aborted) return;
      if (isLostRace(error) && rest > 1) {
        await run(isForced, rest - 1);
        return;
      }
      if (!(error instanceof ApiError)) log('settings could not be brought together', { error });
      noticesOf(session)('error', 'synchronization_error', noticeTime.long, {
        error,
        matter: sendingMatter,
      });
    }
  };
  let running = Promise.resolve();
  const sync: SettingsSync['sync'] = ({ isForced = false } = {}) => {
    running = running.then(async () => {
      store.setState({ isBusy: true });
      await run(isForced);
      store.setState({ isBusy: false });
    });
    return running;
  };

  let resting: AbortController | undefined;
  const handleChange = (): void => {
    if (!agreement.noteChanges()) return;
    resting?.abort();
    resting = new AbortController();
    clock.wait(restFor, AbortSignal.any([resting.signal, ended])).then(
      () => sync(),
      () => undefined,
    );
  };
  /* One tab is enough: the others read from storage what it has taken over. */
  const keepUp = (): Promise<void> =>
    pollTogether(session, {
      name: 'settings',
      every: renewedEvery,
      async ask() {
        await sync();
        return 'synchronized';
      },
      hear: () => undefined,
    });
  return {
    store,
    sync,
    start() {
      const stop = preferences.subscribe(handleChange);
      ended.addEventListener('abort', stop);
      keepUp().catch(() => undefined);
    },
    async use(profile) {
      preferences.set('profile', profile);
      await sync({ isForced: true });
    },
    async remove(profile) {
      await call(deleteSettingsProfile, { path: { frontend: ownFrontend, profile } });
      if (profile === preferences.get('profile')) agreement.forget();
    },
  };
}

export const settingsSync: SessionPart<SettingsSync> = {
  name: 'settings sync',
  create: createSettingsSync,
};
