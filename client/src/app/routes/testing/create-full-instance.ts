import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** Text of the status that each page shows when no request fails. */
export const fullInstanceStatusText = 'The heron is back #heron';

/**
 * Starts an instance on which every page of @mira has content: statuses, a direct message, a list,
 * a follow request, notifications and an announcement. Resolves to the instance and the ids used in
 * paths.
 */
export async function createFullInstance() {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'staff', role: 'admin' }],
  });
  const jun = await instance.as('jun', { displayName: 'Jun Ito' });
  const mira = await instance.as('mira', { displayName: 'Mira Kern' });
  const lea = await instance.as('lea', { displayName: 'Lea Roth' });
  const staff = await instance.as('staff');
  await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
  await lea.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  await jun.post(`/api/v1/accounts/${lea.account?.id}/follow`);
  await lea.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const { body: root } = await jun.post('/api/v1/statuses', { status: fullInstanceStatusText });
  await jun.post('/api/v1/statuses', { status: 'And gone again', in_reply_to_id: root.id });
  await jun.post('/api/v1/statuses', {
    status: `@mira ${fullInstanceStatusText}`,
    visibility: 'direct',
  });
  await jun.post(`/api/v1/statuses/${root.id}/pin`);
  await mira.post(`/api/v1/statuses/${root.id}/bookmark`);
  await mira.post(`/api/v1/statuses/${root.id}/favourite`);
  const { body: list } = await mira.post('/api/v1/lists', { title: 'Birds' });
  await mira.post(`/api/v1/lists/${list.id}/accounts`, { account_ids: [jun.account?.id] });
  await staff.post('/api/v1/pleroma/admin/announcements', { content: 'The pond is closed' });
  return {
    instance,
    statusId: String(root.id),
    junId: String(jun.account?.id),
    listId: String(list.id),
  };
}

export type FullInstance = Awaited<ReturnType<typeof createFullInstance>>;
