import type { CreateValidInput } from '../valid-input.ts';
import type { WalkScene } from '../walk-scene.ts';
import { picture } from './people.ts';

const onStatus: CreateValidInput = async ({ status }) => ({ path: { id: await status() } });

const ownStatus = async ({ bob, made }: WalkScene): Promise<string> =>
  (await made(bob.post('/api/v1/statuses', { status: 'Mine' }))).id;

const ofOwn: CreateValidInput = async (scene) => ({ path: { id: await ownStatus(scene) } });

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

const poll = async ({ carol, made }: WalkScene): Promise<string> => {
  const body = { status: 'Which?', poll: { options: ['this', 'that'], expires_in: 600 } };
  return (await made(carol.post('/api/v1/statuses', body))).poll.id;
};

const later = async ({ bob, made, now }: WalkScene): Promise<string> => {
  const body = { status: 'Later', scheduled_at: new Date(now() + 86_400_000).toISOString() };
  return (await made(bob.post('/api/v1/statuses', body))).id;
};

const ofLater: CreateValidInput = async (scene) => ({ path: { id: await later(scene) } });

const upload = async ({ bob, made }: WalkScene): Promise<string> => {
  const form = new FormData();
  form.append('file', picture());
  return (await made(bob.post('/api/v1/media', form))).id;
};

/** Valid input for calls that create, read or change statuses. */
export const statuses = {
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
  unpinStatus: async (scene) => {
    const id = await ownStatus(scene);
    await scene.made(scene.bob.post(`/api/v1/statuses/${id}/pin`));
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
  editStatus: async (scene) => ({
    path: { id: await ownStatus(scene) },
    body: { status: 'Mine, edited', spoiler_text: 'now with a subject' },
  }),
  editStatusAndMedia: async (scene) => ({
    path: { id: await ownStatus(scene) },
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
  getReactions: async (scene) => reacted(scene),
  removeReaction: reacted,
  getPoll: async (scene) => ({ path: { id: await poll(scene) } }),
  votePoll: async (scene) => ({ path: { id: await poll(scene) }, body: { choices: [1] } }),
  deleteScheduledStatus: ofLater,
  getScheduledStatus: ofLater,
  getScheduledStatuses: async (scene) => {
    await later(scene);
    return { query: { limit: 3 } };
  },
  updateScheduledStatus: async (scene) => ({
    path: { id: await later(scene) },
    body: { scheduled_at: new Date(scene.now() + 172_800_000).toISOString() },
  }),
  getMedia: async (scene) => ({ path: { id: await upload(scene) } }),
  updateMedia: async (scene) => ({
    path: { id: await upload(scene) },
    body: { description: 'a dot' },
  }),
  uploadMedia: () => ({ body: { file: picture(), description: 'a dot' } }),
  uploadMediaAsync: () => ({ body: { file: picture() }, status: 202 }),
  createReport: async ({ id, carol, status }) => ({
    body: { account_id: id(carol), status_ids: [await status()], comment: 'look at this' },
  }),
  search: () => ({ query: { q: 'something', limit: 3 } }),
} satisfies Readonly<Record<string, CreateValidInput>>;
