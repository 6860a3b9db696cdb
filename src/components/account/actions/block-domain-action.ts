import { msg } from '@lingui/core/macro';
import ServerOff from 'lucide-react/icons/server-off';
import { blockDomain as blockCall, unblockDomain } from '#contract/calls/mutes-and-blocks.ts';
import { formatHost } from '#lib/url/display-address.ts';
import type { AccountAction } from './account-action.ts';
import { refetchRelationship } from './toggle-relationship.ts';

export const blockDomainAction: AccountAction = {
  id: 'block-domain',
  icon: ServerOff,
  label({ host: domain = '', relationship }) {
    const host = formatHost(domain);
    return relationship.domainBlocking
      ? msg`Unmute everything from ${host}`
      : msg`Mute everything from ${host}`;
  },
  isShown: ({ isMember, host }) => isMember && host !== undefined,
  question: ({ relationship }) => (relationship.domainBlocking ? undefined : 'blockDomain'),
  isDanger: true,
  async run(session, { account: { id }, host = '', relationship }) {
    const row = relationship.domainBlocking ? unblockDomain : blockCall;
    await session.call(row, { body: { domain: host } });
    await refetchRelationship(session, id);
  },
};
