import type { CallArguments, MakeCall } from '#api/transport.ts';
import type { PageLinks } from '#api/page-links.ts';
import type { Answer, Call } from '#contract/call.ts';
import { asked } from '#entities/asked.ts';
import type { IngestContext } from '#entities/ingest/ingest-context.ts';
import type { Tables } from '#entities/tables.ts';

/** What is known of an answer beside its words: when it was asked for, for whom, and its neighbours. */
export interface Taking extends IngestContext {
  readonly tables: Tables;
  readonly links: PageLinks;
}

/**
 * Takes an answer into the tables, and gives what a screen keeps of it: ids, or a document. `values`
 * are those it was asked with.
 */
export type Take<C extends Call, T> = (
  answer: Answer<C>,
  taking: Taking,
  values: CallArguments<C>,
) => T;

/** Asks and takes in. Throws `ApiError`, or the signal's reason when aborted. */
export type Load = <const C extends Call, T>(
  row: C,
  values: CallArguments<C>,
  take: Take<C, T>,
) => Promise<T>;

/** Loads for one sign-in: every answer is taken in as of when it was asked for. */
export function createLoad(call: MakeCall, tables: Tables, viewerId: string | null): Load {
  return async (row, values, take) => {
    const { answer, askedAt } = await asked(tables.hub, () => call(row, values));
    const { value, links } = answer;
    return take(value, { tables, askedAt, viewerId, links }, values);
  };
}
