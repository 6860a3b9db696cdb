import type { AccountAction } from './account-action.ts';
import { block } from './block.ts';
import { blockDomain } from './block-domain.ts';
import { hideRepeats } from './hide-repeats.ts';
import { mute } from './mute.ts';
import { muteFor } from './mute-for.ts';
import { removeFollower } from './remove-follower.ts';
import { subscribe } from './subscribe.ts';

export const menuActions: readonly AccountAction[] = [
  subscribe,
  hideRepeats,
  removeFollower,
  mute,
  muteFor,
  block,
  blockDomain,
];
