import type { CreateValidInput } from '../valid-input.ts';
import type { WalkInstance } from '../walk-instance.ts';
import { createPictureFile } from './accounts.ts';

const onStatus: CreateValidInput = async ({ status }) => ({ path: { id: await status() } });

const ownStatus = async ({ bob, made }: WalkInstance): Promise<string> =>
  (await made(bob.post('/api/v1/statuses', { status: 'Mine' }))).id;

const ofOwn: CreateValidInput = async (walk) => ({ path: { id: await ownStatus(walk) } });

/** Returns the input for a status on which Bob has performed this action before. */
const after =
  (action: string): CreateValidInput =>
  async ({ status, bob, made }) => {
    const id = await status();
    await made(bob.post(`/api/v1/statuses/${id}/${action}`));
    return { path: { id } };
  };

const reacted: CreateValidInput = async ({ status, bob, made }) => {
  const id = await status();
  await made(bob.put(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🐝')}`));
  return { path: { id, emoji: '🐝' } };
};

const poll = async ({ carol, made }: WalkInstance): Promise<string> => {
  const body = { status: 'Which?', poll: { options: ['this', 'that'], expires_in: 600 } };
  return (await made(carol.post('/api/v1/statuses', body))).poll.id;
};

const later = async ({ bob, made, now }: WalkInstance): Promise<string> => {
  const body = { status: 'Later', scheduled_at: new Date(now() + 86_400_000).toISOString() };
  return (await made(bob.post('/api/v1/statuses', body))).id;
};

const ofLater: CreateValidInput = async (walk) => ({ path: { id: await later(walk) } });

const upload = async ({ bob, made }: WalkInstance): Promise<string> => {
  const form = new FormData();
  form.append('file', createPictureFile());
  return (await made(bob.post('/api/v1/media', form))).id;
};

/** Valid input for calls that create, read or change statuses. */
export const statusInputs = {
  bookmarkStatus: onStatus,
  favouriteStatus: onStatus,
  muteConversation: onStatus,
  pinStatus: ofOwn,
  reblogStatus: async ({ status }) => ({
    path: { id: await status() },
    body: { visibility: 'unlisted' },
  }),
  unbookmarkStatus: after('bookmark'),
  unfavouriteStatus: after('favourite'),
  unmuteConversation: after('mute'),
  unpinStatus: async (walk) => {
    const id = await ownStatus(walk);
    await walk.made(walk.bob.post(`/api/v1/statuses/${id}/pin`));
    return { path: { id } };
  },
  unreblogStatus: after('reblog'),
  createStatus: () => ({
    body: {
      status: 'Hello',
      visibility: 'unlisted',
      poll: { options: ['a', 'b'], expires_in: 60 },
    },
  }),
  deleteStatus: ofOwn,
  editStatus: async (walk) => ({
    path: { id: await ownStatus(walk) },
    body: { status: 'Mine, edited', spoiler_text: 'now with a subject' },
  }),
  editStatusAndMedia: async (walk) => ({
    path: { id: await ownStatus(walk) },
    body: { status: 'Mine, edited again', media_attributes: [] },
  }),
  getContext: onStatus,
  getFavouritedBy: onStatus,
  getRebloggedBy: onStatus,
  getStatus: onStatus,
  getStatusHistory: onStatus,
  getStatusSource: onStatus,
  getStatuses: async ({ status }) => ({ query: { ids: [await status()] } }),
  addReaction: async ({ status }) => ({ path: { id: await status(), emoji: '🐝' } }),
  getReaction: reacted,
  getReactions: async (walk) => reacted(walk),
  removeReaction: reacted,
  getPoll: async (walk) => ({ path: { id: await poll(walk) } }),
  votePoll: async (walk) => ({ path: { id: await poll(walk) }, body: { choices: [1] } }),
  deleteScheduledStatus: ofLater,
  getScheduledStatus: ofLater,
  getScheduledStatuses: async (walk) => {
    await later(walk);
    return { query: { limit: 3 } };
  },
  updateScheduledStatus: async (walk) => ({
    path: { id: await later(walk) },
    body: { scheduled_at: new Date(walk.now() + 172_800_000).toISOString() },
  }),
  getMedia: async (walk) => ({ path: { id: await upload(walk) } }),
  updateMedia: async (walk) => ({
    path: { id: await upload(walk) },
    body: { description: 'a dot' },
  }),
  uploadMedia: () => ({ body: { file: createPictureFile(), description: 'a dot' } }),
  uploadMediaAsync: () => ({ body: { file: createPictureFile() }, status: 202 }),
  createReport: async ({ id, carol, status }) => ({
    body: { account_id: id(carol), status_ids: [await status()], comment: 'look at this' },
  }),
  search: () => ({ query: { q: 'something', limit: 3 } }),
} satisfies Readonly<Record<string, CreateValidInput>>;
