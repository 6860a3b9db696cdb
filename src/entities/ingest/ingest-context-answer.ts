import type { Context } from '#contract/schemas/context.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { Tables } from '../tables.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestStatuses } from './ingest-status.ts';

/** A conversation as ids, each part older first. */
export interface ThreadIds {
  readonly ancestors: readonly string[];
  readonly descendants: readonly string[];
}

/** Takes in what a status answers and what answers it (spec 1 §5, Conversation ordering). */
export function ingestContext(tables: Tables, wire: Context, context: IngestContext): ThreadIds {
  return {
    ancestors: ingestStatuses(tables, wire.ancestors, context).toSorted(compareIds),
    descendants: ingestStatuses(tables, wire.descendants, context).toSorted(compareIds),
  };
}
