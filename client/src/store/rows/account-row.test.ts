import { expect, test } from 'vitest';
import type { Account } from '@rookery/contract/schemas/account.ts';
import { toAccountRow } from '#store/ingest/to-account-row.ts';
import { isLocalAccount, roleOf } from './account-row.ts';

test.each([
  [{ id: '1', acct: 'bob' }, true, 'member'],
  [{ id: '1', acct: 'bob@remote.example', isModerator: true }, false, 'moderator'],
  [{ id: '1', isAdmin: true, isModerator: true }, false, 'admin'],
] as const)('isLocalAccount and roleOf: read %j as local: %s, and %s', (row, isLocal, role) => {
  expect(isLocalAccount(row)).toBe(isLocal);
  expect(roleOf(row)).toBe(role);
});

test("toAccountRow: treats the right to delete others' notices in older data as moderator [R-ENT-062]", () => {
  const wire = { id: '1', acct: 'bob' };
  const role = (rights: NonNullable<Account['rights']> | null, pleroma?: Account['pleroma']) =>
    roleOf(toAccountRow({ ...wire, rights, ...(pleroma && { pleroma }) }, undefined));
  expect(role({ delete_others_notice: true })).toBe('moderator');
  expect(role({ delete_others_notice: true, admin: true })).toBe('admin');
  expect(role({ delete_others_notice: false })).toBe('member');
  expect(role(null)).toBe('member');
  expect(role({ delete_others_notice: true }, { is_moderator: false })).toBe('member');
});

test.each([
  [{ is_admin: true, is_moderator: true }, 'admin'],
  [{ is_admin: true }, 'admin'],
  [{ is_admin: false, is_moderator: true }, 'moderator'],
  [{ is_admin: false, is_moderator: false }, 'member'],
  [{}, 'member'],
  [undefined, 'member'],
] as const)('roleOf: reads an account with %j as %s [R-ROLE-011]', (pleroma, role) => {
  const wire = { id: '1', acct: 'bob', ...(pleroma === undefined ? {} : { pleroma }) };
  expect(roleOf(toAccountRow(wire, undefined))).toBe(role);
});
