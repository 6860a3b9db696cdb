import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { Notice } from '#session/notices.ts';
import { settingsSync } from '../preferences/sync/settings-sync.ts';
import { startSession } from './start-session.ts';

/** Path of the settings profile in use. */
export const profileApiPath = '/api/v1/akkoma/frontend_settings/rookery/default';

/** Signs mira in on an instance and returns the part that syncs her settings. */
export async function startSettingsSync(instance = startTestInstance({ world: 'empty' })) {
  const running = await instance;
  const env = await startSession({ instance: running, signedInAs: 'mira' });
  const session = env.session();
  const { preferences } = session;
  const mira = await running.as('mira');
  const saved = async () => (await mira.get(profileApiPath)).body;
  const sync = session.part(settingsSync);
  const notices = () => env.notices.store.getState();
  const raised: Notice[] = [];
  env.notices.store.subscribe((now, before) => {
    raised.push(...now.filter((notice) => !before.includes(notice)));
  });
  const end = () => env.end();
  return { ...env, end, running, session, preferences, mira, saved, sync, notices, raised };
}
