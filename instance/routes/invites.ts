import * as calls from '@rookery/contract/calls/admin-registrations.ts';
import type { Invite } from '@rookery/contract/schemas/invite.ts';
import { createInvalidParametersError, notFound } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import {
  allInvites,
  inviteByToken,
  insertInvite,
  revokeInvite,
  type InviteRow,
} from '#store/invites.ts';

function typeOf({ max_use, expires_at }: InviteRow): string {
  if (max_use === null) return expires_at === null ? 'one_time' : 'date_limited';
  return expires_at === null ? 'reusable' : 'reusable_date_limited';
}

function inviteView(invite: InviteRow): Invite {
  return {
    expires_at:
      invite.expires_at === null ? null : new Date(invite.expires_at).toISOString().slice(0, 10),
    id: invite.id,
    invite_type: typeOf(invite),
    max_use: invite.max_use,
    token: invite.token,
    used: invite.used === 1,
    uses: invite.uses,
  };
}

/** Parses the last day of an invite. Returns `undefined` for an invalid date. */
function readDay(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Invites, by which people can register while registration is closed. */
export const inviteRoutes = [
  route(calls.createInvite, ({ instance, body }) => {
    const expiresAt = body.expires_at === undefined ? null : readDay(body.expires_at);
    if (expiresAt === undefined)
      throw createInvalidParametersError([
        { field: 'expires_at', message: 'Invalid format. Expected date' },
      ]);
    const maxUse = body.max_use ?? null;
    if (maxUse !== null && maxUse < 1)
      throw createInvalidParametersError([{ field: 'max_use', message: '0 is smaller than 1' }]);
    const invite = insertInvite(instance.database, {
      maxUse,
      expiresAt,
      createdAt: instance.now(),
    });
    return inviteView(invite);
  }),

  route(calls.getInvites, ({ instance }) => ({
    invites: allInvites(instance.database).map(inviteView),
  })),

  route(calls.revokeInvite, ({ instance, body }) => {
    revokeInvite(instance.database, body.token);
    const invite = inviteByToken(instance.database, body.token);
    if (!invite) throw notFound('Not found');
    return inviteView(invite);
  }),
];
