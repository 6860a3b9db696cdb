import type { CreateValidInput } from '../valid-input.ts';
import type { WalkScene } from '../walk-scene.ts';
import { testOrigin } from '#testing/start-test-instance.ts';

const page = { limit: 3 };

const filled: CreateValidInput = async ({ status }) => {
  await status();
  return { query: page };
};

const list = async ({ id, bob, carol, made }: WalkScene): Promise<string> => {
  const body = await made(bob.post('/api/v1/lists', { title: 'Friends' }));
  await made(bob.post(`/api/v1/lists/${body.id}/accounts`, { account_ids: [id(carol)] }));
  return body.id;
};

const ofList: CreateValidInput = async (scene) => ({ path: { id: await list(scene) } });

const notification = async ({ bob, carol, made }: WalkScene): Promise<string> => {
  await made(carol.post('/api/v1/statuses', { status: '@bob look' }));
  return (await made(bob.get('/api/v1/notifications')))[0].id;
};

const ofNotification: CreateValidInput = async (scene) => ({
  path: { id: await notification(scene) },
});

const conversation = async ({ bob, carol, made }: WalkScene): Promise<string> => {
  await made(carol.post('/api/v1/statuses', { status: '@bob a secret', visibility: 'direct' }));
  return (await made(bob.get('/api/v1/conversations')))[0].id;
};

const ofConversation: CreateValidInput = async (scene) => ({
  path: { id: await conversation(scene) },
});

const tagged = async ({ carol, made }: WalkScene): Promise<void> => {
  await made(carol.post('/api/v1/statuses', { status: 'In the #garden' }));
};

const ofTag: CreateValidInput = async (scene) => {
  await tagged(scene);
  return { path: { tag: 'garden' } };
};

/** Valid input for calls about timelines, lists, tags, notifications and conversations. */
export const reading = {
  getAccountFavourites: async ({ id, carol, made, status }) => {
    await made(carol.patch('/api/v1/accounts/update_credentials', { hide_favorites: false }));
    await made(carol.post(`/api/v1/statuses/${await status()}/favourite`));
    return { path: { id: id(carol) }, query: page };
  },
  getAccountStatuses: async ({ id, carol, status }) => {
    await status();
    return { path: { id: id(carol) }, query: { ...page, exclude_replies: true } };
  },
  getBookmarks: async ({ bob, made, status }) => {
    await made(bob.post(`/api/v1/statuses/${await status()}/bookmark`));
    return { query: page };
  },
  getBubbleTimeline: async (scene) => ({ ...(await filled(scene)), as: 'bob' }),
  getDirectTimeline: async (scene) => {
    await conversation(scene);
    return { query: page };
  },
  getFavourites: async ({ bob, made, status }) => {
    await made(bob.post(`/api/v1/statuses/${await status()}/favourite`));
    return { query: page };
  },
  getHomeTimeline: filled,
  getListTimeline: async (scene) => ({ path: { id: await list(scene) }, query: page }),
  getPublicTimeline: filled,
  getTagTimeline: async (scene) => ({ ...(await ofTag(scene)), query: { ...page, any: ['sun'] } }),
  addListAccounts: async (scene) => ({
    path: { id: await list(scene) },
    body: { account_ids: [scene.id(scene.alice)] },
  }),
  createList: () => ({ body: { title: 'Friends' } }),
  deleteList: ofList,
  getList: ofList,
  getListAccounts: ofList,
  getLists: async (scene) => {
    await list(scene);
    return {};
  },
  removeListAccounts: async (scene) => ({
    path: { id: await list(scene) },
    body: { account_ids: [scene.id(scene.carol)] },
  }),
  updateList: async (scene) => ({
    path: { id: await list(scene) },
    body: { title: 'Best', exclusive: true },
  }),
  followTag: ofTag,
  getFollowedTags: async (scene) => {
    await tagged(scene);
    await scene.made(scene.bob.post('/api/v1/tags/garden/follow'));
    return { query: page };
  },
  getTag: ofTag,
  unfollowTag: ofTag,
  clearNotifications: () => ({}),
  dismissNotification: ofNotification,
  dismissNotifications: async (scene) => ({ query: { ids: [await notification(scene)] } }),
  getNotification: ofNotification,
  getNotifications: async (scene) => {
    await notification(scene);
    return { query: { ...page, types: ['mention'] } };
  },
  markNotificationsRead: async (scene) => ({ body: { max_id: await notification(scene) } }),
  getMarkers: () => ({ query: { timeline: ['home', 'notifications'] } }),
  saveMarkers: () => ({ body: { notifications: { last_read_id: '1' } } }),
  deleteConversation: ofConversation,
  getConversation: ofConversation,
  getConversationStatuses: async (scene) => ({ ...(await ofConversation(scene)), query: page }),
  getConversations: async (scene) => {
    await conversation(scene);
    return { query: page };
  },
  markConversationRead: ofConversation,
} satisfies Readonly<Record<string, CreateValidInput>>;

const plain: CreateValidInput = () => ({});

/** Valid input for calls about documents of the instance and remote interaction. */
export const documents = {
  getCustomEmojis: plain,
  getPleromaEmoji: plain,
  getUnicodeEmoji: plain,
  getFrontendConfigurations: plain,
  getInstance: plain,
  getNodeinfo: plain,
  getNodeinfoLinks: plain,
  getPeers: plain,
  getPickableFrontends: plain,
  chooseFrontend: () => ({ body: { frontend_name: 'rookery/stable' } }),
  getBlurhashOverlay: plain,
  getInstancePanel: plain,
  getStaticConfig: plain,
  getStickerPack: () => ({ path: { folder: 'stickers' } }),
  getStickerPacks: plain,
  getStyles: plain,
  getTermsOfService: plain,
  getThemeFile: () => ({ path: { name: 'night.json' } }),
  remoteInteractionPage: () => ({ query: { nickname: 'bob' } }),
  startRemoteInteraction: () => ({
    body: { ap_id: `${testOrigin}/users/bob`, profile: 'someone@far.example' },
  }),
  submitRemoteFollow: () => ({ body: { nickname: 'bob', profile: 'someone@far.example' } }),
  requestTranslation: async ({ status }) => ({
    path: { id: await status() },
    body: { lang: 'de' },
  }),
  translateStatus: async ({ status }) => ({ path: { id: await status(), language: 'de' } }),
} satisfies Readonly<Record<string, CreateValidInput>>;
