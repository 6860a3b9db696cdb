import type { AccountAction } from './account-action.ts';
import { blockAction } from './block.ts';
import { blockDomainAction } from './block-domain.ts';
import { hideReblogsAction } from './hide-repeats.ts';
import { muteAction } from './mute.ts';
import { muteForAction } from './mute-for.ts';
import { removeFollowerAction } from './remove-follower.ts';
import { subscribeAction } from './subscribe.ts';

export const accountMenuActions: readonly AccountAction[] = [
  subscribeAction,
  hideReblogsAction,
  removeFollowerAction,
  muteAction,
  muteForAction,
  blockAction,
  blockDomainAction,
];
