import * as entrance from '@rookery/contract/calls/admin-registrations.ts';
import * as calls from '@rookery/contract/calls/admin-users.ts';
import { toLocalAcct } from '#commands/find-mentionable.ts';
import { deleteAccount } from '#commands/delete-account.ts';
import {
  toLogUser,
  logModeration,
  logUserAction,
  formatHandles,
} from '#commands/log-moderation.ts';
import { setAccountActivation } from '#commands/set-account-activation.ts';
import { notFound, createUnknownValuesError, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { parseSettings, serialiseSettings } from '#rules/account-settings.ts';
import { parseStaffPaging } from '#rules/parse-staff-paging.ts';
import {
  accountByAcct,
  accountById,
  accountsForStaff,
  isAdminAccountFilter,
  updateAccount,
} from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { adminUserView } from '#views/admin-user-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { requireRank } from './require-rank.ts';
import { requiredAccountForStaff } from './required-entities.ts';

const noContent = new RouteResponse(null, { status: 204 });

/** Maximum number of tags of an account, since responses contain all tags of each account. */
const maxTags = 100;

interface TagChange {
  readonly view: ViewContext;
  readonly member: AccountRow;
  readonly body: { readonly nicknames: readonly string[]; readonly tags: readonly string[] };
}

/** Adds or removes tags. Ignores unknown names, like Akkoma. */
function changeTags(
  { view, member, body: { nicknames, tags: requestedTags } }: TagChange,
  action: 'tag' | 'untag',
): RouteResponse {
  const { database } = view.instance;
  const isTagged = action === 'tag';
  const accounts = nicknames.flatMap(
    (nickname) => accountByAcct(database, toLocalAcct(view.instance, nickname)) ?? [],
  );
  requireRank(view, accounts);
  database.transaction(() => {
    for (const { id } of accounts) {
      // Reads the account again, because it has changed if the request contains it twice.
      const account = accountById(database, id);
      if (!account) continue;
      const before = parseSettings(account).tags;
      const combined = isTagged
        ? [...before, ...requestedTags]
        : before.filter((tag) => !requestedTags.includes(tag));
      const tags = [...new Set(combined)];
      if (isTagged && tags.length > maxTags)
        throw new HttpError(422, `Limit of ${maxTags} reached`);
      updateAccount(database, account.id, { settings: serialiseSettings(account, { tags }) });
    }
    const [verb, where] = isTagged ? ['added', 'to'] : ['removed', 'from'];
    logModeration(view.instance, member, {
      action,
      did: `${verb} tags: ${requestedTags.join(', ')} ${where} users: ${formatHandles(accounts)}`,
      nicknames: accounts.map(({ acct }) => acct),
      tags: requestedTags,
    });
  });
  return noContent;
}

function changeActivation(
  view: ViewContext,
  member: AccountRow,
  nicknames: readonly string[],
  isActive: boolean,
) {
  const { instance, origin } = view;
  const { database } = instance;
  const accounts = nicknames.map((nickname) => requiredAccountForStaff(instance, nickname));
  requireRank(view, accounts);
  database.transaction(() => {
    for (const { id } of accounts) setAccountActivation(instance, id, isActive);
    const action = isActive ? 'activate' : 'deactivate';
    logUserAction(instance, member, action, { verb: `${action}d`, users: accounts });
  });
  return {
    users: accounts.map((account) =>
      adminUserView(accountById(database, account.id) ?? account, origin),
    ),
  };
}

const flags = { admin: 'is_admin', moderator: 'is_moderator' } as const;
type Right = keyof typeof flags;

function isRight(text: string): text is Right {
  return Object.hasOwn(flags, text);
}

/**
 * Parses a list of filters. Throws 422 for an unknown filter, since ignoring it would return accounts
 * that it should exclude.
 */
function readFilters(text: string | undefined): readonly string[] {
  const filters = text ? text.split(',') : [];
  if (!filters.every(isAdminAccountFilter))
    throw createUnknownValuesError([{ field: 'filters', message: 'Invalid value for enum' }]);
  return filters;
}

function requiredRight(text: string): Right {
  if (!isRight(text)) throw notFound('No such permission_group');
  return text;
}

export const adminUserRoutes = [
  route(calls.tagUsers, (request) => changeTags(request, 'tag')),
  route(calls.untagUsers, (request) => changeTags(request, 'untag')),

  // Admins have all rights of moderators, so granting or revoking the moderator's right has no effect.
  route(calls.grantRight, ({ instance, member, path, view }) => {
    const right = requiredRight(path.right);
    const account = requiredAccountForStaff(instance, path.nickname);
    requireRank(view, [account]);
    if (account.role !== 'admin') updateAccount(instance.database, account.id, { role: right });
    logModeration(instance, member, {
      action: 'grant',
      did: `made @${account.acct} ${right}`,
      permission: right,
      subject: [toLogUser(account)],
    });
    return { [flags[right]]: true };
  }),
  route(calls.revokeRight, ({ instance, member, path, view }) => {
    const right = requiredRight(path.right);
    const account = requiredAccountForStaff(instance, path.nickname);
    requireRank(view, [account]);
    if (account.role === right) updateAccount(instance.database, account.id, { role: null });
    logModeration(instance, member, {
      action: 'revoke',
      did: `revoked ${right} role from @${account.acct}`,
      permission: right,
      subject: [toLogUser(account)],
    });
    return { [flags[right]]: false };
  }),

  route(entrance.getUsers, ({ instance, query, view }) => {
    const page = parseStaffPaging(query);
    const { accounts, count } = accountsForStaff(instance.database, {
      search: query.query ?? '',
      filters: readFilters(query.filters),
      ...page,
    });
    const users = accounts.map((account) => adminUserView(account, view.origin));
    return { count, page_size: page.limit, users };
  }),
  route(entrance.approveUsers, ({ instance, member, body, view }) => {
    const { database } = instance;
    const accounts = body.nicknames.map((nickname) => requiredAccountForStaff(instance, nickname));
    requireRank(view, accounts);
    database.transaction(() => {
      for (const { id } of accounts) updateAccount(database, id, { approved: 1 });
      logUserAction(instance, member, 'approve', { verb: 'approved', users: accounts });
    });
    return {
      users: accounts.map((account) => adminUserView({ ...account, approved: 1 }, view.origin)),
    };
  }),

  route(calls.deleteUser, ({ instance, member, query, view }) => {
    const account = requiredAccountForStaff(instance, query.nickname);
    requireRank(view, [account]);
    deleteAccount(instance, account.id);
    logUserAction(instance, member, 'delete', { verb: 'deleted', users: [account] });
    return [account.acct];
  }),
  route(calls.activateUsers, ({ member, body, view }) =>
    changeActivation(view, member, body.nicknames, true),
  ),
  route(calls.deactivateUsers, ({ member, body, view }) =>
    changeActivation(view, member, body.nicknames, false),
  ),
];
