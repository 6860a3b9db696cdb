import { registerPerson, type Person } from '../../e2e/fixtures/person.ts';
import { withSites } from '../tools/with-sites.ts';

/** Number of replies in the long conversation. */
export const longConversationReplies = 1000;

/** The number of small conversations on the first page of the timeline. */
const smallConversations = 5;

const sentence = 'The heron stands on the canal wall and waits, as it did yesterday. ';

interface TestConversations {
  readonly origin: string;
  /** The newest status of a conversation with `replies` replies. */
  readonly deep: string;
  /** The newest status of each small conversation; all are newer than `deep`. */
  readonly small: readonly string[];
}

/** Posts one long conversation and several newer ones of three statuses. */
async function postConversations(author: Person): Promise<Omit<TestConversations, 'origin'>> {
  const post = (text: string, parent?: string): Promise<string> =>
    author.post(text, parent === undefined ? {} : { in_reply_to_id: parent });
  const tree = [await post(`Root. ${sentence}`)];
  for (let number = 1; number <= longConversationReplies; number += 1) {
    // Half of the statuses have no replies, and the deepest chain is a dozen replies long.
    const parent = tree[Math.floor(number * 0.55)];
    tree.push(await post(`Reply ${number}. ${sentence.repeat(number % 3)}`, parent));
  }
  const small: string[] = [];
  for (let number = 0; number < smallConversations; number += 1) {
    let last = await post(`Conversation ${number}. ${sentence}`);
    for (const which of ['first', 'second'])
      last = await post(`Conversation ${number}, ${which} reply.`, last);
    small.push(last);
  }
  return { deep: tree.at(-1) ?? '', small };
}

/**
 * Starts the client and the floor (a plain list in React, `bench/floor`), each with its own
 * instance. Both instances have the same conversations.
 */
export function withConversations<T>(
  work: (client: TestConversations, floor: TestConversations) => Promise<T>,
): Promise<T> {
  return withSites('empty', async (open) => {
    const start = async (site: 'client' | 'floor'): Promise<TestConversations> => {
      const { origin } = await open(site);
      return { origin, ...(await postConversations(await registerPerson(origin, 'ada'))) };
    };
    return work(await start('client'), await start('floor'));
  });
}
