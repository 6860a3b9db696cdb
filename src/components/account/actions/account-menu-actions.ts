import type { AccountAction } from './account-action.ts';
import { blockAction } from './block-action.ts';
import { blockDomainAction } from './block-domain-action.ts';
import { hideReblogsAction } from './hide-reblogs-action.ts';
import { muteAction } from './mute-action.ts';
import { muteForAction } from './mute-for-action.ts';
import { removeFollowerAction } from './remove-follower-action.ts';
import { subscribeAction } from './subscribe-action.ts';

export const accountMenuActions: readonly AccountAction[] = [
  subscribeAction,
  hideReblogsAction,
  removeFollowerAction,
  muteAction,
  muteForAction,
  blockAction,
  blockDomainAction,
];
