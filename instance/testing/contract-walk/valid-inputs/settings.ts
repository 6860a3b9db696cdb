import type { CreateValidInput } from '../valid-input.ts';
import type { WalkScene } from '../walk-scene.ts';
import { password } from '../walk-scene.ts';
import { picture } from './people.ts';

const filter = { phrase: 'spoiler', context: ['home'], whole_word: true };

const ofFilter: CreateValidInput = async ({ bob, made }) => ({
  path: { id: (await made(bob.post('/api/v1/filters', filter))).id },
});

const profile = { frontend: 'rookery', profile: 'default' };

const ofProfile: CreateValidInput = async ({ bob, made }) => {
  const path = '/api/v1/akkoma/frontend_settings/rookery/default';
  await made(bob.put(path, { settings: { theme: 'dark' }, version: 1 }));
  return { path: profile };
};

const subscription = {
  subscription: {
    endpoint: 'https://push.example/abc',
    keys: {
      p256dh:
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
  },
  data: { alerts: { mention: true, follow: false } },
};

const subscribe = ({ bob, made }: WalkScene): Promise<unknown> =>
  made(bob.post('/api/v1/push/subscription', subscription));

/** Valid input for calls about account settings, filters, settings profiles, push and backups. */
export const settings = {
  addAlias: () => ({ body: { alias: 'carol' } }),
  changeEmail: () => ({ body: { email: 'bob2@rookery.test', password } }),
  changePassword: () => ({
    body: { password, new_password: 'another one', new_password_confirmation: 'another one' },
  }),
  deleteAccount: () => ({ body: { password } }),
  getAliases: () => ({}),
  getMascot: () => ({}),
  moveAccount: async ({ carol, made }) => {
    await made(carol.put('/api/pleroma/aliases', { alias: 'bob' }));
    return { body: { password, target_account: 'carol' } };
  },
  removeAlias: async ({ bob, made }) => {
    await made(bob.put('/api/pleroma/aliases', { alias: 'carol' }));
    return { body: { alias: 'carol' } };
  },
  setMascot: () => ({ body: { file: picture() } }),
  updateNotificationSettings: () => ({ body: { block_from_strangers: true } }),
  createFilter: () => ({ body: filter }),
  deleteFilter: ofFilter,
  getFilter: ofFilter,
  getFilters: async (scene) => {
    await ofFilter(scene);
    return {};
  },
  updateFilter: async (scene) => ({ ...(await ofFilter(scene)), body: filter }),
  createBackup: () => ({}),
  getBackups: async ({ bob, made }) => {
    await made(bob.post('/api/v1/pleroma/backups'));
    return {};
  },
  importBlocks: () => ({ body: { list: 'carol@localhost' } }),
  importFollows: () => ({ body: { list: 'carol@localhost' } }),
  importMutes: () => ({ body: { list: 'carol@localhost' } }),
  getPreferences: () => ({}),
  deleteSettingsProfile: ofProfile,
  getSettingsProfile: ofProfile,
  getSettingsProfiles: async (scene) => {
    await ofProfile(scene);
    return { path: { frontend: 'rookery' } };
  },
  saveSettingsProfile: () => ({ path: profile, body: { settings: { theme: 'x' }, version: 1 } }),
  createPushSubscription: () => ({ body: subscription }),
  deletePushSubscription: async (scene) => {
    await subscribe(scene);
    return {};
  },
  getPushSubscription: async (scene) => {
    await subscribe(scene);
    return {};
  },
  updatePushSubscription: async (scene) => {
    await subscribe(scene);
    return { body: { data: { alerts: { mention: false } } } };
  },
  getTranslationLanguages: () => ({}),
} satisfies Readonly<Record<string, CreateValidInput>>;
