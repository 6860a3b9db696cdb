import { favourite } from './favourite.ts';
import { quote } from './quote.ts';
import { repeat } from './repeat.ts';
import { reply } from './reply.ts';
import type { StatusAction } from '#domain/card/status-action.ts';

/** The actions under every status, in display order (R-STATUS-014). */
export const barActions: readonly StatusAction[] = [reply, quote, repeat, favourite];
