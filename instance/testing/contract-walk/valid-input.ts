import type { WalkInstance } from './walk-instance.ts';

/** Valid input for a call. */
export interface ValidInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The response status, if it is not 200. */
  readonly status?: number;
  /** The caller, if it is not the usual one for the call's `caller`. */
  readonly as?: 'visitor' | 'app' | 'bob' | 'carol' | 'mod' | 'alice';
}

/** Prepares what a call needs and returns its input. */
export type CreateValidInput = (walk: WalkInstance) => ValidInput | Promise<ValidInput>;
