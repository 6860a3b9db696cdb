import {
  activateUsers,
  deactivateUsers,
  deleteUser,
  grantRight,
  revokeRight,
  tagUsers,
  untagUsers,
} from '@rookery/contract/calls/admin-users.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { Session } from '../session.ts';
import { ingestStaffFields } from './ingest-staff-fields.ts';

/* Each function changes the tables only after the server has accepted the change (R-MOD-017),
   and throws `ApiError` otherwise. */

const nameOf = ({ acct = '' }: AccountRow): string => acct;

export async function changeAccountTag(
  { load }: Session,
  account: AccountRow,
  tag: string,
  isOn: boolean,
): Promise<void> {
  const body = { nicknames: [nameOf(account)], tags: [tag] };
  await load(isOn ? tagUsers : untagUsers, { body }, (_, { tables, requestedAt }) => {
    const known = tables.accounts.get(account.id)?.tags ?? [];
    const others = known.filter((one) => one !== tag);
    tables.accounts.merge({ id: account.id, tags: isOn ? [...others, tag] : others }, requestedAt);
  });
}

export async function changeStaffRight(
  { load }: Session,
  account: AccountRow,
  right: 'admin' | 'moderator',
  isOn: boolean,
): Promise<void> {
  const path = { nickname: nameOf(account), right };
  await load(isOn ? grantRight : revokeRight, { path }, (_, { tables, requestedAt }) => {
    const { id } = account;
    tables.accounts.merge(
      right === 'admin' ? { id, isAdmin: isOn } : { id, isModerator: isOn },
      requestedAt,
    );
  });
}

export async function changeAccountActivation(
  { load }: Session,
  account: AccountRow,
  isActive: boolean,
): Promise<void> {
  const body = { nicknames: [nameOf(account)] };
  await load(isActive ? activateUsers : deactivateUsers, { body }, ({ users }, context) => {
    context.tables.accounts.merge(
      { id: account.id, isDeactivated: !isActive },
      context.requestedAt,
    );
    for (const user of users ?? []) ingestStaffFields(user, context);
  });
}

/** Deletes an account and its data. Resolves to true. */
export async function deleteAccountPermanently(
  { load }: Session,
  account: AccountRow,
): Promise<true> {
  return load(
    deleteUser,
    { query: { nickname: nameOf(account) } },
    (_, { tables, requestedAt }) => {
      tables.accounts.merge({ id: account.id, isDeactivated: true }, requestedAt);
      return true;
    },
  );
}
