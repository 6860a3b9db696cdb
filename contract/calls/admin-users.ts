import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { adminRights, adminUsers } from '../schemas/admin-user.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/** Adds moderation tags to accounts; the response is empty. */
export const tagUsers = defineCall('PUT', '/api/v1/pleroma/admin/users/tag', {
  caller: 'staff',
  body: { encoding: 'json', fields: { nicknames: 'texts!', tags: 'texts!' } },
  response: emptyResponse,
});

/** Removes moderation tags; the response is empty. */
export const untagUsers = defineCall('DELETE', '/api/v1/pleroma/admin/users/tag', {
  caller: 'staff',
  body: { encoding: 'json', fields: { nicknames: 'texts!', tags: 'texts!' } },
  response: emptyResponse,
});

/** Makes an account an administrator or a moderator. `right`: admin or moderator. */
export const grantRight = defineCall(
  'POST',
  '/api/v1/pleroma/admin/users/:nickname/permission_group/:right',
  { caller: 'admin', response: adminRights },
);

/** Takes the right of an administrator or a moderator away. `right`: admin or moderator. */
export const revokeRight = defineCall(
  'DELETE',
  '/api/v1/pleroma/admin/users/:nickname/permission_group/:right',
  { caller: 'admin', response: adminRights },
);

/** Deletes an account and returns its nickname in a list. */
export const deleteUser = defineCall('DELETE', '/api/v1/pleroma/admin/users', {
  caller: 'admin',
  query: { nickname: 'text!' },
  response: listOf(v.string()),
});

/** Activates accounts. */
export const activateUsers = defineCall('PATCH', '/api/v1/pleroma/admin/users/activate', {
  caller: 'staff',
  body: { encoding: 'json', fields: { nicknames: 'texts!' } },
  response: adminUsers,
});

/** Deactivates accounts; members get 404 for them from then on. */
export const deactivateUsers = defineCall('PATCH', '/api/v1/pleroma/admin/users/deactivate', {
  caller: 'staff',
  body: { encoding: 'json', fields: { nicknames: 'texts!' } },
  response: adminUsers,
});
