import { defineCall } from '../call.ts';
import { adminUsers } from '../schemas/admin-user.ts';
import { invite, invites } from '../schemas/invite.ts';

/** Returns accounts. `filters`: comma-separated, for example `local,need_approval`. */
export const getUsers = defineCall('GET', '/api/v1/pleroma/admin/users', {
  caller: 'staff',
  query: { filters: 'text', query: 'text', page: 'integer', page_size: 'integer' },
  response: adminUsers,
  paging: 'page-number',
  totalField: 'count',
});

/** Approves sign-up requests. */
export const approveUsers = defineCall('PATCH', '/api/v1/pleroma/admin/users/approve', {
  caller: 'staff',
  body: { encoding: 'json', fields: { nicknames: 'texts!' } },
  response: adminUsers,
});

/** Creates an invite. `expires_at`: a day, `2026-12-31`. Without limits it can be used once. */
export const createInvite = defineCall('POST', '/api/v1/pleroma/admin/users/invite_token', {
  caller: 'admin',
  body: { encoding: 'json', fields: { max_use: 'integer', expires_at: 'text' } },
  response: invite,
});

export const getInvites = defineCall('GET', '/api/v1/pleroma/admin/users/invites', {
  caller: 'admin',
  response: invites,
});

export const revokeInvite = defineCall('POST', '/api/v1/pleroma/admin/users/revoke_invite', {
  caller: 'admin',
  body: { encoding: 'json', fields: { token: 'text!' } },
  response: invite,
});
