import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getBlocks, getMutes } from '@rookery/contract/calls/mutes-and-blocks.ts';
import type { Account } from '@rookery/contract/schemas/account.ts';
import { setBlocking, setMuting } from '#components/account/actions/mute-and-block-actions.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import {
  ingestListedAccounts,
  type RelationshipListKind,
} from '#store/ingest/ingest-mutes-and-blocks.ts';
import type { ResponseContext } from '#session/load.ts';
import { defineQuery } from '#session/queries/query.ts';
import type { Session } from '#session/session.ts';

/** Accounts on the list are blocked or muted, even if the response does not include it for each. */
function ingestListPage(
  wires: readonly Account[],
  how: ResponseContext,
  meaning: RelationshipListKind,
): readonly string[] {
  const ids = ingestAccounts(how.tables, wires, how);
  ingestListedAccounts(how.tables, wires, meaning, how);
  return ids;
}

const people = (accounts: readonly string[]) => ({ accounts });

export const blocksQuery = defineQuery(
  'blocks',
  getBlocks,
  (w, how) => ingestListPage(w, how, 'blocking'),
  people,
);
export const mutesQuery = defineQuery(
  'mutes',
  getMutes,
  (w, how) => ingestListPage(w, how, 'muting'),
  people,
);

/** One of the two lists, with its labels and action. */
export interface PeopleKind {
  readonly field: RelationshipListKind;
  readonly set: (session: Session, id: string, isOn: boolean) => Promise<void>;
  readonly title: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly searchLabel: MessageDescriptor;
  readonly on: MessageDescriptor;
  readonly off: MessageDescriptor;
  readonly offAll: (count: number) => MessageDescriptor;
}

export const blockedPeople: PeopleKind = {
  field: 'blocking',
  set: setBlocking,
  title: msg`Blocked people`,
  empty: msg`You have blocked nobody.`,
  searchLabel: msg`Search for somebody to block, or among the blocked`,
  on: msg`Block`,
  off: msg`Unblock`,
  offAll: (count) => msg`Unblock ${count}`,
};

export const mutedPeople: PeopleKind = {
  field: 'muting',
  set: (session, id, isOn) => setMuting(session, id, isOn),
  title: msg`Muted people`,
  empty: msg`You have muted nobody.`,
  searchLabel: msg`Search for somebody to mute, or among the muted`,
  on: msg`Mute`,
  off: msg`Unmute`,
  offAll: (count) => msg`Unmute ${count}`,
};
