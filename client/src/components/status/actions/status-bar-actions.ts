import { favouriteAction } from './favourite-action.ts';
import { quoteAction } from './quote-action.ts';
import { reblogAction } from './reblog-action.ts';
import { replyAction } from './reply-action.ts';
import type { StatusAction } from './status-action.ts';

/** The actions under every status, in display order (R-STATUS-014). */
export const statusBarActions: readonly StatusAction[] = [
  replyAction,
  quoteAction,
  reblogAction,
  favouriteAction,
];
