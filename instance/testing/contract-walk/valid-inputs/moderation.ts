import type { CreateValidInput } from '../valid-input.ts';
import type { WalkInstance } from '../walk-instance.ts';

const announcement = async ({ alice, made }: WalkInstance): Promise<string> =>
  (await made(alice.post('/api/v1/pleroma/admin/announcements', { content: 'Tonight' }))).id;

const ofAnnouncement: CreateValidInput = async (walk) => ({
  path: { id: await announcement(walk) },
});

const report = async ({ id, bob, carol, mod, made }: WalkInstance): Promise<string> => {
  await made(bob.post('/api/v1/reports', { account_id: id(carol), comment: 'rude' }));
  return (await made(mod.get('/api/v1/pleroma/admin/reports'))).reports[0].id;
};

const noted = async (walk: WalkInstance): Promise<{ id: string; note: string }> => {
  const id = await report(walk);
  const path = `/api/v1/pleroma/admin/reports/${id}`;
  await walk.made(walk.mod.post(`${path}/notes`, { content: 'looking into it' }));
  return { id, note: String((await walk.made(walk.mod.get(path))).notes[0].id) };
};

const tags = { nicknames: ['carol'], tags: ['mrf_tag:media-force-nsfw'] };

/** Valid input for calls of moderation and about announcements. */
export const moderationInputs = {
  createAnnouncement: () => ({ body: { content: 'Tonight', all_day: true } }),
  deleteAnnouncement: ofAnnouncement,
  getAllAnnouncements: async (walk) => {
    await announcement(walk);
    return { query: { limit: 3, offset: 0 } };
  },
  updateAnnouncement: async (walk) => ({
    ...(await ofAnnouncement(walk)),
    body: { content: 'Tomorrow', starts_at: null },
  }),
  dismissAnnouncement: ofAnnouncement,
  getAnnouncements: async (walk) => {
    await announcement(walk);
    return {};
  },
  addReportNote: async (walk) => ({
    path: { id: await report(walk) },
    body: { content: 'looking into it' },
    status: 204,
  }),
  deleteReportNote: async (walk) => ({ path: { ...(await noted(walk)) }, status: 204 }),
  updateStatusAsStaff: async ({ status }) => ({
    path: { id: await status() },
    body: { sensitive: true },
  }),
  getReport: async (walk) => ({ path: { id: (await noted(walk)).id } }),
  getReports: async (walk) => {
    await noted(walk);
    return { query: { state: 'open', page: 1, page_size: 5 } };
  },
  updateReports: async (walk) => ({
    body: { reports: [{ id: await report(walk), state: 'resolved' }] },
    status: 204,
  }),
  getModerationLog: async ({ mod, made }) => {
    await made(mod.put('/api/v1/pleroma/admin/users/tag', tags));
    return {
      query: { search: 'carol', start_date: '2020-01-01T00:00:00Z', page: 1, page_size: 5 },
    };
  },
  getUsers: () => ({ query: { filters: 'local,need_approval', page: 1, page_size: 5 } }),
  approveUsers: () => ({ body: { nicknames: ['carol'] } }),
  getInstanceDocument: () => ({ path: { name: 'instance-panel' } }),
  changeInstanceDocument: () => ({
    path: { name: 'terms-of-service' },
    body: { file: new File(['<p>Be kind</p>'], 'terms.html', { type: 'text/html' }) },
  }),
  resetInstanceDocument: async ({ alice, made }) => {
    const form = new FormData();
    form.set('file', new File(['<p>Be kind</p>'], 'panel.html', { type: 'text/html' }));
    await made(alice.patch('/api/v1/pleroma/admin/instance_document/instance-panel', form));
    return { path: { name: 'instance-panel' } };
  },
  createInvite: () => ({ body: { max_use: 3, expires_at: '2999-01-01' } }),
  getInvites: async ({ alice, made }) => {
    await made(alice.post('/api/v1/pleroma/admin/users/invite_token', {}));
    return {};
  },
  revokeInvite: async ({ alice, made }) => ({
    body: { token: (await made(alice.post('/api/v1/pleroma/admin/users/invite_token', {}))).token },
  }),
  activateUsers: () => ({ body: { nicknames: ['carol'] } }),
  deactivateUsers: () => ({ body: { nicknames: ['carol'] } }),
  deleteUser: () => ({ query: { nickname: 'carol' } }),
  grantRight: () => ({ path: { nickname: 'carol', right: 'moderator' } }),
  revokeRight: () => ({ path: { nickname: 'mod', right: 'moderator' } }),
  tagUsers: () => ({ body: tags, status: 204 }),
  untagUsers: () => ({ body: tags, status: 204 }),
} satisfies Readonly<Record<string, CreateValidInput>>;
