import type { CreateValidInput } from '../valid-input.ts';
import type { WalkInstance } from '../walk-instance.ts';
import { testOrigin } from '#testing/start-test-instance.ts';

const page = { limit: 3 };

/** Input of a timeline that contains a status. */
const filled: CreateValidInput = async ({ status }) => {
  await status();
  return { query: page };
};

/** Creates a list with a member. Returns its id. */
const list = async ({ id, bob, carol, made }: WalkInstance): Promise<string> => {
  const body = await made(bob.post('/api/v1/lists', { title: 'Friends' }));
  await made(bob.post(`/api/v1/lists/${body.id}/accounts`, { account_ids: [id(carol)] }));
  return body.id;
};

const ofList: CreateValidInput = async (walk) => ({ path: { id: await list(walk) } });

/** Creates a notification of a mention. Returns its id. */
const notification = async ({ bob, carol, made }: WalkInstance): Promise<string> => {
  await made(carol.post('/api/v1/statuses', { status: '@bob look' }));
  return (await made(bob.get('/api/v1/notifications')))[0].id;
};

const ofNotification: CreateValidInput = async (walk) => ({
  path: { id: await notification(walk) },
});

/** Creates a conversation by a direct message. Returns its id. */
const conversation = async ({ bob, carol, made }: WalkInstance): Promise<string> => {
  await made(carol.post('/api/v1/statuses', { status: '@bob a secret', visibility: 'direct' }));
  return (await made(bob.get('/api/v1/conversations')))[0].id;
};

const ofConversation: CreateValidInput = async (walk) => ({
  path: { id: await conversation(walk) },
});

const tagged = async ({ carol, made }: WalkInstance): Promise<void> => {
  await made(carol.post('/api/v1/statuses', { status: 'In the #garden' }));
};

const ofTag: CreateValidInput = async (walk) => {
  await tagged(walk);
  return { path: { tag: 'garden' } };
};

/** Valid input for calls about timelines, lists, tags, notifications and conversations. */
export const readingInputs = {
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
  getBubbleTimeline: async (walk) => ({ ...(await filled(walk)), as: 'bob' }),
  getDirectTimeline: async (walk) => {
    await conversation(walk);
    return { query: page };
  },
  getFavourites: async ({ bob, made, status }) => {
    await made(bob.post(`/api/v1/statuses/${await status()}/favourite`));
    return { query: page };
  },
  getHomeTimeline: filled,
  getListTimeline: async (walk) => ({ path: { id: await list(walk) }, query: page }),
  getPublicTimeline: filled,
  getTagTimeline: async (walk) => ({ ...(await ofTag(walk)), query: { ...page, any: ['sun'] } }),
  addListAccounts: async (walk) => ({
    path: { id: await list(walk) },
    body: { account_ids: [walk.id(walk.alice)] },
  }),
  createList: () => ({ body: { title: 'Friends' } }),
  deleteList: ofList,
  getList: ofList,
  getListAccounts: ofList,
  getLists: async (walk) => {
    await list(walk);
    return {};
  },
  removeListAccounts: async (walk) => ({
    path: { id: await list(walk) },
    body: { account_ids: [walk.id(walk.carol)] },
  }),
  updateList: async (walk) => ({
    path: { id: await list(walk) },
    body: { title: 'Best', exclusive: true },
  }),
  followTag: ofTag,
  getFollowedTags: async (walk) => {
    await tagged(walk);
    await walk.made(walk.bob.post('/api/v1/tags/garden/follow'));
    return { query: page };
  },
  getTag: ofTag,
  unfollowTag: ofTag,
  clearNotifications: () => ({}),
  dismissNotification: ofNotification,
  dismissNotifications: async (walk) => ({ query: { ids: [await notification(walk)] } }),
  getNotification: ofNotification,
  getNotifications: async (walk) => {
    await notification(walk);
    return { query: { ...page, types: ['mention'] } };
  },
  markNotificationsRead: async (walk) => ({ body: { max_id: await notification(walk) } }),
  getMarkers: () => ({ query: { timeline: ['home', 'notifications'] } }),
  saveMarkers: () => ({ body: { notifications: { last_read_id: '1' } } }),
  deleteConversation: ofConversation,
  getConversation: ofConversation,
  getConversationStatuses: async (walk) => ({ ...(await ofConversation(walk)), query: page }),
  getConversations: async (walk) => {
    await conversation(walk);
    return { query: page };
  },
  markConversationRead: ofConversation,
} satisfies Readonly<Record<string, CreateValidInput>>;

/** Input of a call without parameters. */
const plain: CreateValidInput = () => ({});

/** Valid input for calls about documents of the instance and remote interaction. */
export const documentInputs = {
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
