import path from 'node:path';
import { postStatus } from '@rookery/instance/commands/post-status.ts';
import { register } from '@rookery/instance/commands/register.ts';
import { startInstance } from '@rookery/instance/start-instance.ts';
import { buildWhenStale } from '../../scripts/build-when-stale.js';
import { root } from '../../scripts/toolchain.js';
import { buildFloor } from '../floor/build-floor.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';

/** Replies in the long conversation. */
export const replies = 1000;

/** The number of small conversations on the first page of the timeline. */
const smallConversations = 5;

const words = 'The heron stands on the canal wall and waits, as it did yesterday. ';

export interface TestConversations {
  readonly origin: string;
  /** The floor's instance of the same conversations, with other ids. */
  readonly floor: { readonly origin: string; readonly deep: string };
  /** The newest status of a conversation with `replies` replies. */
  readonly deep: string;
  /** The newest status of each small conversation; all are newer than `deep`. */
  readonly small: readonly string[];
}

interface TestInstance {
  readonly origin: string;
  readonly deep: string;
  readonly small: readonly string[];
  readonly close: () => Promise<void>;
}

async function openTestInstance(clientDir: string): Promise<TestInstance> {
  const server = await startInstance({
    port: 0,
    clientDir,
    world: 'empty',
    config: { throttle: false },
  });
  const { instance } = server.running;
  const author = await register(instance, { username: 'ada' });
  const post = (text: string, inReplyToId?: string): string =>
    postStatus(instance, author, {
      text,
      ...(inReplyToId === undefined ? {} : { inReplyToId }),
    }).id;
  const tree = [post(`Root. ${words}`)];
  for (let number = 1; number <= replies; number += 1) {
    /* Half of the statuses have no replies, and the deepest chain is a dozen replies long. */
    const parent = tree[Math.floor(number * 0.55)];
    tree.push(post(`Reply ${number}. ${words.repeat(number % 3)}`, parent));
  }
  const small = Array.from({ length: smallConversations }, (_, number) => {
    const first = post(`Conversation ${number}. ${words}`);
    return post(
      `Conversation ${number}, second reply.`,
      post(`Conversation ${number}, first reply.`, first),
    );
  });
  const { origin } = server;
  return { origin, deep: tree.at(-1) ?? '', small, close: () => server.close() };
}

/**
 * Starts the client and the floor, each with one long conversation and several newer ones of three
 * statuses.
 */
export function withConversations<T>(
  work: (conversations: TestConversations) => Promise<T>,
): Promise<T> {
  return withTempFolder(async (folder) => {
    const own = process.env['CLIENT_DIR'];
    if (own === undefined) await buildWhenStale();
    await buildFloor(folder);
    const client = await openTestInstance(own ?? path.join(root, 'dist'));
    const floor = await openTestInstance(folder);
    try {
      return await work({ ...client, floor });
    } finally {
      for (const site of [client, floor]) await site.close();
    }
  });
}
