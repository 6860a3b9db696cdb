import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { formatHost } from '#lib/url/display-address.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import type { AccountContext, AccountConfirmation } from './actions/account-action.ts';

interface ConfirmationLabels {
  /** The preference that turns the confirmation off; without one it is always shown. */
  readonly preference?: PreferenceKey & `modalOn${string}`;
  readonly title: (name: string) => MessageDescriptor;
  readonly body: (facts: AccountContext) => MessageDescriptor;
  readonly accept: MessageDescriptor;
  readonly isDanger?: boolean;
}

const muting: ConfirmationLabels = {
  title: (name) => msg`Mute ${name}?`,
  body: () => msg`You will not see their posts and notifications. They are not told.`,
  accept: msg`Mute`,
};

export const accountConfirmations: Readonly<Record<AccountConfirmation, ConfirmationLabels>> = {
  unfollow: {
    preference: 'modalOnUnfollow',
    title: (name) => msg`Unfollow ${name}?`,
    body: () => msg`Their posts will no longer be in your home timeline.`,
    accept: msg`Unfollow`,
  },
  mute: { ...muting, preference: 'modalOnMute' },
  muteFor: muting,
  block: {
    preference: 'modalOnBlock',
    title: (name) => msg`Block ${name}?`,
    body: () => msg`Neither of you will follow the other, or see the other's posts.`,
    accept: msg`Block`,
    isDanger: true,
  },
  blockDomain: {
    title: (name) => msg`Mute the whole server of ${name}?`,
    body({ host: domain = '' }) {
      const host = formatHost(domain);
      return msg`You will see nothing from ${host}, and nobody there will follow you any longer.`;
    },
    accept: msg`Mute the server`,
    isDanger: true,
  },
  removeFollower: {
    title: (name) => msg`Remove ${name} from your followers?`,
    body: () => msg`They can ask to follow you again.`,
    accept: msg`Remove`,
  },
};
