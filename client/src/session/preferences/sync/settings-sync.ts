import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import {
  deleteSettingsProfile,
  getSettingsProfile,
  getSettingsProfiles,
  saveSettingsProfile,
} from '@rookery/contract/calls/settings-profiles.ts';
import type { SettingsProfile } from '@rookery/contract/schemas/settings-profile.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { NoticeContent } from '../../notices.ts';
import type { Session } from '../../session.ts';
import { pollAcrossTabs } from '../../live/poll-across-tabs.ts';
import { openSettingsSyncState, type SettingsSyncState } from './sync-state.ts';
import { mergeSettings, type TimestampedSettings } from './merge-settings.ts';
import { parseSettingsProfile, serializeSettingsProfile } from './synced-settings.ts';

/**
 * Name under which the profiles of this client are stored on the server. Other clients have other
 * names.
 */
export const rookeryFrontendName = 'rookery';

/** Milliseconds between two checks for changes of other devices (R-CONST-012). */
const refreshInterval = 600_000;
/** Milliseconds without a further change after which changes are sent. */
const sendDelay = 2_000;
/** Milliseconds for which notices are shown (R-CONST-019). */
const noticeTime = { long: 5_000, short: 2_000 };
/** What the footer of the settings shows about the profile. `saved` is shown for a moment only. */
interface SyncStatus {
  readonly isBusy: boolean;
  readonly saving: 'pending' | 'saved' | undefined;
}

/**
 * `replaceKey` of the notice that a profile is created; by this key it is shown only once, even if
 * creating is repeated.
 */
const creatingMatter = 'settings profile created';
/** `replaceKey` of the notices about sending, so that the result replaces the progress. */
const sendingMatter = 'settings profile sent';
/** Maximum number of attempts if another device saves first. */
const maxAttempts = 3;

/**
 * A profile that does not exist: either the server's list lacks it, or the server responds to its
 * request with 404 (`refusal`).
 */
interface MissingProfile {
  readonly isListed: boolean;
  readonly refusal: ApiError | undefined;
}

/**
 * Fetches the profile in use; undefined if the server has no profiles. The list is requested first,
 * since browsers log an error when the request for a missing profile gets a 404.
 *
 * @throws {ApiError}
 */
async function fetchProfile(
  session: Session,
): Promise<SettingsProfile | MissingProfile | undefined> {
  const { call, preferences, instance, ended: signal } = session;
  const { serverInfo } = instance.getState().info;
  if (!can('storedSettings', serverInfo)) return undefined;
  const profile = preferences.get('profile');
  const path = { frontend: rookeryFrontendName };
  let isListed = false;
  try {
    const { value } = await call(getSettingsProfiles, { path, signal });
    isListed = value.some(({ name }) => name === profile);
    if (!isListed) return { isListed, refusal: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error;
    if (!can('settingsProfiles', serverInfo)) return undefined;
  }
  try {
    return (await call(getSettingsProfile, { path: { ...path, profile }, signal })).value;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return { isListed, refusal: error };
    throw error;
  }
}

/**
 * Synchronises once. Changes that are saved in the background raise no notice, since the footer of
 * the settings shows them (docs/decisions/0072-notices-of-settings-sync.md). If the server lists a
 * profile but responds to its request with 404, the profile is not replaced by an empty one.
 *
 * @throws {ApiError} see `isLostRace`
 */
async function syncOnce(
  session: Session,
  agreement: SettingsSyncState,
  { isForced, onSaving }: { isForced: boolean; onSaving: (saving: SyncStatus['saving']) => void },
): Promise<void> {
  const { preferences } = session;
  const found = await fetchProfile(session);
  const base = agreement.read();
  const mine = agreement.local();
  const announce = (content: NoticeContent): void => {
    if (isForced) session.notices.raise(content);
  };
  const push = async (settings: TimestampedSettings, version: number): Promise<void> => {
    const profile = preferences.get('profile');
    onSaving('pending');
    announce({
      level: 'info',
      messageKey: 'settings_profile.synchronizing',
      messageArgs: { profile, version },
      timeoutMs: noticeTime.long,
      replaceKey: sendingMatter,
    });
    await session.call(saveSettingsProfile, {
      path: { frontend: rookeryFrontendName, profile },
      body: { settings: serializeSettingsProfile(settings), version },
    });
    agreement.applyServerState(version, settings, mine.values);
    onSaving('saved');
    announce({
      level: 'success',
      messageKey: 'settings_profile.synchronized',
      timeoutMs: noticeTime.short,
      replaceKey: sendingMatter,
    });
  };
  if (!found) return;
  if ('isListed' in found) {
    const hasChoices = Object.keys(mine.values).length > 0;
    if (found.isListed && !hasChoices && found.refusal) throw found.refusal;
    const wasSynced = base.version > 0;
    if (!wasSynced && !hasChoices && !isForced) return;
    if (isForced || wasSynced || found.refusal)
      session.notices.raise({
        level: 'warning',
        messageKey: 'settings_profile.creating',
        messageArgs: { profile: preferences.get('profile') },
        timeoutMs: noticeTime.long,
        replaceKey: creatingMatter,
      });
    /* Servers refuse version 1 for a profile that exists, so this cannot overwrite one. */
    await push(mine, 1);
    return;
  }
  const theirs = parseSettingsProfile(found.settings);
  if (isForced) {
    agreement.applyServerState(found.version, theirs);
    return;
  }
  if (found.version <= base.version) {
    if (isEqual(mine.values, base.values)) return;
    // Akkoma responds with 500 to a new version with the same settings, so nothing is sent then.
    if (isEqual(mine.values, theirs.values)) agreement.applyServerState(found.version, theirs);
    else await push(mine, found.version + 1);
    return;
  }
  const { conflicts, ...merged } = mergeSettings(base.values, mine, theirs);
  if (conflicts.length > 0) {
    session.notices.raise({
      level: 'info',
      messageKey: 'settings_profile.conflict',
      messageArgs: { count: conflicts.length },
      timeoutMs: noticeTime.long,
    });
  }
  if (isEqual(merged.values, theirs.values)) agreement.applyServerState(found.version, theirs);
  else await push(merged, found.version + 1);
}

/**
 * Returns whether the error can mean that another device has saved the same version first. Akkoma
 * (3.13 to 3.16) sends 500 if the version equals the current one, and 422 for an older or a skipped
 * version.
 */
function isLostRace(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 422 || error.status === 500);
}

function createSettingsSync(session: Session) {
  const { preferences, call, clock, ended, log } = session;
  const agreement = openSettingsSyncState(session);
  const store = createStore<SyncStatus>(() => ({ isBusy: false, saving: undefined }));

  let shown: AbortController | undefined;
  const onSaving = (saving: SyncStatus['saving']): void => {
    shown?.abort();
    store.setState({ saving });
    if (saving !== 'saved') return;
    shown = new AbortController();
    clock.wait(noticeTime.short, AbortSignal.any([shown.signal, ended])).then(
      () => store.setState({ saving: undefined }),
      () => undefined,
    );
  };
  const dismissFailure = (): void => {
    for (const { id, messageKey } of session.notices.store.getState())
      if (messageKey === 'settings_profile.synchronization_error') session.notices.dismiss(id);
  };
  const run = async (isForced: boolean, attemptsLeft = maxAttempts): Promise<void> => {
    try {
      await syncOnce(session, agreement, { isForced, onSaving });
    } catch (error) {
      if (ended.aborted) return;
      onSaving(undefined);
      if (isLostRace(error) && attemptsLeft > 1) {
        await run(isForced, attemptsLeft - 1);
        return;
      }
      if (!(error instanceof ApiError)) log('settings sync failed', { error });
      session.notices.raise({
        level: 'error',
        messageKey: 'settings_profile.synchronization_error',
        timeoutMs: noticeTime.long,
        error,
        isBackground: !isForced,
        replaceKey: sendingMatter,
        action() {
          dismissFailure();
          void sync({ isForced });
        },
      });
    }
  };
  let running = Promise.resolve();
  const sync = ({ isForced = false } = {}): Promise<void> => {
    running = running.then(async () => {
      store.setState({ isBusy: true });
      await run(isForced);
      store.setState({ isBusy: false });
    });
    return running;
  };

  let pendingSend: AbortController | undefined;
  const handleChange = (): void => {
    if (!agreement.noteChanges()) return;
    pendingSend?.abort();
    pendingSend = new AbortController();
    clock.wait(sendDelay, AbortSignal.any([pendingSend.signal, ended])).then(
      () => sync(),
      () => undefined,
    );
  };
  /* Only one tab polls: the other tabs read the applied settings from storage. */
  const startPolling = (): Promise<void> =>
    pollAcrossTabs(session, {
      name: 'settings',
      intervalMs: refreshInterval,
      async fetch() {
        await sync();
        return 'synchronized';
      },
      onMessage: () => undefined,
    });
  return {
    store,
    /**
     * Synchronises this device with the server. With `isForced`, the settings of the server are
     * applied whatever their version.
     */
    sync,
    /** Synchronises after each change on the server or this device, until the session ends. */
    start() {
      const stop = preferences.subscribe(handleChange);
      ended.addEventListener('abort', stop);
      startPolling().catch(() => undefined);
    },
    /**
     * Switches to another profile. If it does not exist, it is created from the current settings.
     */
    async switchProfile(profile: string) {
      preferences.set('profile', profile);
      await sync({ isForced: true });
    },
    /**
     * Deletes a profile on the server.
     *
     * @throws {ApiError}
     */
    async deleteProfile(profile: string) {
      await call(deleteSettingsProfile, { path: { frontend: rookeryFrontendName, profile } });
      if (profile === preferences.get('profile')) agreement.forget();
    },
  };
}

export const settingsSync = {
  name: 'settings sync',
  create: createSettingsSync,
};
