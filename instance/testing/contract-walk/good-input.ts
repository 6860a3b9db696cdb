import type { WalkScene } from './walk-scene.ts';

/** What a call is made with when all is well. */
export interface Good {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The status of the answer where it is not 200. */
  readonly status?: number;
  /** Who makes the call, where one of the usual callers of its row will not do. */
  readonly as?: 'visitor' | 'app' | 'bob' | 'carol' | 'mod' | 'alice';
}

/** Prepares what a call needs, and gives what it is made with. */
export type MakeGood = (scene: WalkScene) => Good | Promise<Good>;
