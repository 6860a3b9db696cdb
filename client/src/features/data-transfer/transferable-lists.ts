import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getFollowing } from '@rookery/contract/calls/accounts.ts';
import {
  importBlocks,
  importFollows,
  importMutes,
} from '@rookery/contract/calls/imports-and-backups.ts';
import { getBlocks, getMutes } from '@rookery/contract/calls/mutes-and-blocks.ts';
import type { Account } from '@rookery/contract/schemas/account.ts';
import { nextPageCursor, type PageCursor } from '#session/queries/page-cursors.ts';
import type { Session } from '#session/session.ts';
import type { ListFileKind } from '#lib/url/parse-handles.ts';

interface Page {
  readonly accts: readonly string[];
  readonly next: PageCursor | undefined;
}

/** A list of accounts that can be exported and imported. */
export interface TransferableList {
  readonly file: string;
  readonly title: MessageDescriptor;
  /** The kind of file that this import refuses, because it belongs to another list. */
  readonly refuses: ListFileKind;
  readonly send: typeof importFollows | typeof importBlocks | typeof importMutes;
  readonly readPage: (
    session: Session,
    mark: PageCursor | undefined,
    signal: AbortSignal,
  ) => Promise<Page>;
  /** Returns how many accounts the list has, if known. */
  readonly expectedCount?: (session: Session) => number | undefined;
}

/** Maximum number of accounts per request on most servers. */
const limit = 40;

function acctsOf(wires: readonly Account[]): readonly string[] {
  return wires.flatMap(({ acct }) => (acct === undefined ? [] : [acct]));
}

async function readListPage(
  session: Session,
  row: typeof getBlocks | typeof getMutes,
  mark: PageCursor | undefined,
  signal: AbortSignal,
): Promise<Page> {
  const { value, links } = await session.call(row, { query: { limit, ...mark }, signal });
  return {
    accts: acctsOf(value),
    next: nextPageCursor(row, { count: value.length, links, mark, limit }),
  };
}

export const followedPeopleList: TransferableList = {
  file: 'friends.csv',
  title: msg`People you follow`,
  refuses: 'mutes',
  send: importFollows,
  async readPage({ call, viewerId }, mark, signal) {
    const path = { id: viewerId ?? '' };
    const { value, links } = await call(getFollowing, { path, query: { limit, ...mark }, signal });
    return {
      accts: acctsOf(value),
      next: nextPageCursor(getFollowing, { count: value.length, links, mark, limit }),
    };
  },
  expectedCount: ({ tables, viewerId }) => tables.accounts.get(viewerId ?? '')?.followingCount,
};

export const blockedPeopleList: TransferableList = {
  file: 'blocks.csv',
  title: msg`Blocked people`,
  refuses: 'follows',
  send: importBlocks,
  readPage: (session, mark, signal) => readListPage(session, getBlocks, mark, signal),
};

export const mutedPeopleList: TransferableList = {
  file: 'mutes.csv',
  title: msg`Muted people`,
  refuses: 'follows',
  send: importMutes,
  readPage: (session, mark, signal) => readListPage(session, getMutes, mark, signal),
};
