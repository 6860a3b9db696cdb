import type { Call } from '#contract/call.ts';
import type { Roots } from '#entities/retain.ts';
import type { Take } from '../load.ts';

/**
 * What screens ask for: a call of the contract, and what is made of its answer. A constant, one per
 * subject: wherever it is asked for with the same values, one request and one answer serve.
 */
export interface Query<C extends Call, T> {
  /** Its name among the answers of a session; no two queries share one. */
  readonly name: string;
  readonly call: C;
  readonly take: Take<C, T>;
  /** The rows of the tables that the answer stands for: kept for as long as a screen shows it. */
  roots(answer: T): Roots;
}

/** Declares a query. Its answer is what `take` gives: ids of rows, or a document that no table holds. */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<const C extends Call, T>(
  name: string,
  call: C,
  take: Take<C, T>,
  roots: (answer: T) => Roots = () => ({}),
): Query<C, T> {
  return { name, call, take, roots };
}

/** Takes an answer as it is, for documents that no table holds. */
export function asItIs<T>(answer: T): T {
  return answer;
}
