import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { formatHost } from '#lib/url/display-address.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import type { AccountActionContext, AccountConfirmation } from './actions/account-action.ts';

interface ConfirmationLabels {
  /** The preference that turns the confirmation off; without one it is always shown. */
  readonly preference?: PreferenceKey & `modalOn${string}`;
  readonly title: (name: string, facts: AccountActionContext) => MessageDescriptor;
  readonly body: (facts: AccountActionContext) => MessageDescriptor;
  readonly accept: MessageDescriptor;
  readonly isDanger?: boolean;
}

const muting: ConfirmationLabels = {
  title: (name) => msg`Mute ${name}?`,
  body: () => msg`You won’t see their posts or notifications. They won’t know.`,
  accept: msg({ message: 'Mute', comment: 'Verb: stop seeing someone without their knowing' }),
};

export const accountConfirmations: Readonly<Record<AccountConfirmation, ConfirmationLabels>> = {
  unfollow: {
    preference: 'modalOnUnfollow',
    title: (name) => msg`Unfollow ${name}?`,
    body: () => msg`Their posts will no longer appear in your home timeline.`,
    accept: msg`Unfollow`,
  },
  mute: { ...muting, preference: 'modalOnMute' },
  muteFor: muting,
  block: {
    preference: 'modalOnBlock',
    title: (name) => msg`Block ${name}?`,
    body: () => msg`You’ll no longer follow each other or see each other’s posts.`,
    accept: msg({ message: 'Block', comment: 'Verb: a person' }),
    isDanger: true,
  },
  blockDomain: {
    title: (_, { host = '' }) => msg`Mute the server ${{ host: formatHost(host) }}?`,
    body({ host: domain = '' }) {
      const host = formatHost(domain);
      return msg`You won’t see anything from ${host}, and followers from there will be removed.`;
    },
    accept: msg`Mute server`,
    isDanger: true,
  },
  removeFollower: {
    title: (name) => msg`Remove ${name} from your followers?`,
    body: () => msg`They can follow you again, or ask to if your account is locked.`,
    accept: msg({
      message: 'Remove',
      context: 'follower',
      comment: 'Verb, button',
    }),
  },
};
