import { onePixelPng } from '#testing/sample-pictures.ts';
import type { CreateValidInput } from '../valid-input.ts';

const ofCarol: CreateValidInput = ({ id, carol }) => ({ path: { id: id(carol) } });

const asking: CreateValidInput = async ({ id, bob, carol, made }) => {
  await made(bob.patch('/api/v1/accounts/update_credentials', { locked: true }));
  await made(carol.post(`/api/v1/accounts/${id(bob)}/follow`));
  return { path: { id: id(carol) } };
};

const paged: CreateValidInput = ({ id, carol }) => ({
  path: { id: id(carol) },
  query: { limit: 5, with_relationships: true },
});

/** Returns a picture of one pixel. */
export const createPictureFile = (): File =>
  new File([onePixelPng], 'dot.png', { type: 'image/png' });

/** Valid input for calls about accounts, relationships and the own profile. */
export const accountInputs = {
  getAccount: ofCarol,
  getAccountLists: ofCarol,
  getDirectory: () => ({ query: { order: 'new', local: true, limit: 3, offset: 0 } }),
  getFollowers: paged,
  getFollowing: paged,
  getRelationships: ({ id, carol }) => ({ query: { id: [id(carol)] } }),
  lookupAccount: () => ({ query: { acct: 'carol' } }),
  searchAccounts: () => ({ query: { q: 'car', limit: 3 } }),
  setAccountNote: ({ id, carol }) => ({ path: { id: id(carol) }, body: { comment: 'met once' } }),
  updateCredentials: () => ({ body: { display_name: 'Bob B.', note: 'builds', locked: true } }),
  updateProfileImages: () => ({
    body: { avatar: createPictureFile(), header: createPictureFile() },
  }),
  verifyCredentials: () => ({}),
  authorizeFollowRequest: asking,
  rejectFollowRequest: asking,
  followAccount: ({ id, carol }) => ({ path: { id: id(carol) }, body: { reblogs: true } }),
  getFollowRequests: async (walk) => {
    await asking(walk);
    return { query: { limit: 3 } };
  },
  removeFromFollowers: async ({ id, bob, carol, made }) => {
    await made(carol.post(`/api/v1/accounts/${id(bob)}/follow`));
    return { path: { id: id(carol) } };
  },
  subscribeToAccount: ofCarol,
  unfollowAccount: ofCarol,
  unsubscribeFromAccount: ofCarol,
  blockAccount: ofCarol,
  blockDomain: () => ({ body: { domain: 'noisy.example' } }),
  getBlocks: async ({ id, bob, carol, made }) => {
    await made(bob.post(`/api/v1/accounts/${id(carol)}/block`));
    return { query: { limit: 3, with_relationships: true } };
  },
  getDomainBlocks: () => ({}),
  getMutes: async ({ id, bob, carol, made }) => {
    await made(bob.post(`/api/v1/accounts/${id(carol)}/mute`));
    return { query: { limit: 3, with_relationships: true } };
  },
  muteAccount: ({ id, carol }) => ({
    path: { id: id(carol) },
    body: { notifications: true, expires_in: 60 },
  }),
  unblockAccount: ofCarol,
  unblockDomain: () => ({ body: { domain: 'noisy.example' } }),
  unmuteAccount: async ({ id, bob, carol, made }) => {
    await made(bob.post(`/api/v1/accounts/${id(carol)}/mute`));
    return { path: { id: id(carol) } };
  },
  dismissSuggestion: ofCarol,
  getSuggestions: () => ({ query: { limit: 3 } }),
  getSuggestionsV1: () => ({ query: { limit: 3 } }),
} satisfies Readonly<Record<string, CreateValidInput>>;
