import { favouriteAction } from './favourite.ts';
import { quoteAction } from './quote.ts';
import { reblogAction } from './repeat.ts';
import { replyAction } from './reply.ts';
import type { StatusAction } from '#domain/card/status-action.ts';

/** The actions under every status, in display order (R-STATUS-014). */
export const statusBarActions: readonly StatusAction[] = [replyAction, quoteAction, reblogAction, favouriteAction];
