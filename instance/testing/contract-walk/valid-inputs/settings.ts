import type { CreateValidInput } from '../valid-input.ts';
import type { WalkInstance } from '../walk-instance.ts';
import { walkPassword } from '../walk-instance.ts';
import { createPictureFile } from './accounts.ts';

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

const subscribe = ({ bob, made }: WalkInstance): Promise<unknown> =>
  made(bob.post('/api/v1/push/subscription', subscription));

/** Valid input for calls about account settings, filters, settings profiles, push and backups. */
export const settingsInputs = {
  addAlias: () => ({ body: { alias: 'carol' } }),
  changeEmail: () => ({ body: { email: 'bob2@rookery.test', password: walkPassword } }),
  changePassword: () => ({
    body: {
      password: walkPassword,
      new_password: 'another one',
      new_password_confirmation: 'another one',
    },
  }),
  deleteAccount: () => ({ body: { password: walkPassword } }),
  getAliases: () => ({}),
  getMascot: () => ({}),
  moveAccount: async ({ carol, made }) => {
    await made(carol.put('/api/pleroma/aliases', { alias: 'bob' }));
    return { body: { password: walkPassword, target_account: 'carol' } };
  },
  removeAlias: async ({ bob, made }) => {
    await made(bob.put('/api/pleroma/aliases', { alias: 'carol' }));
    return { body: { alias: 'carol' } };
  },
  setMascot: () => ({ body: { file: createPictureFile() } }),
  updateNotificationSettings: () => ({ body: { block_from_strangers: true } }),
  createFilter: () => ({ body: filter }),
  deleteFilter: ofFilter,
  getFilter: ofFilter,
  getFilters: async (walk) => {
    await ofFilter(walk);
    return {};
  },
  updateFilter: async (walk) => ({ ...(await ofFilter(walk)), body: filter }),
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
  getSettingsProfiles: async (walk) => {
    await ofProfile(walk);
    return { path: { frontend: 'rookery' } };
  },
  saveSettingsProfile: () => ({ path: profile, body: { settings: { theme: 'x' }, version: 1 } }),
  createPushSubscription: () => ({ body: subscription }),
  deletePushSubscription: async (walk) => {
    await subscribe(walk);
    return {};
  },
  getPushSubscription: async (walk) => {
    await subscribe(walk);
    return {};
  },
  updatePushSubscription: async (walk) => {
    await subscribe(walk);
    return { body: { data: { alerts: { mention: false } } } };
  },
  getTranslationLanguages: () => ({}),
} satisfies Readonly<Record<string, CreateValidInput>>;
