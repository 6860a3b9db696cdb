import * as v from 'valibot';
import { readSeedContent } from '../read-seed-content.ts';
import { createDailyStatuses } from './daily-statuses.ts';
import { conversationSchema, type SeedConversation, type SeedStatus } from './demo-data.ts';

/** The files with statuses. Their order decides which of two statuses of the same time is older. */
const files = [
  'mornings',
  'writing',
  'gardens',
  'rails-and-stars',
  'about-the-instance',
  'wide-thread',
  'deep-thread',
  'lifts-and-kitchens',
  'school-and-station',
  'night-and-north',
  'unusual-statuses',
  'previous-weeks',
  'private-conversations',
];

const defaultReplyInterval = 9;

/**
 * Returns the first status of a conversation and its replies. Each reply mentions the author of the
 * status that it replies to.
 */
function statusesOf(conversation: SeedConversation): SeedStatus[] {
  const { replies, replyInterval, replyChain, replyLanguage, ...first } = conversation;
  if (!replies) return [first];
  const key = first.key ?? `${first.author} ${first.hoursAgo}`;
  const keyOf = (index: number): string => (index === 0 ? key : `${key} ${index}`);
  const authors = [first.author, ...replies.map(([author]) => author)];
  const statuses = replies.map(([author, text, parent], index): SeedStatus => {
    const inReplyTo = parent ?? (replyChain ? index : 0);
    const parentAuthor = authors[inReplyTo] ?? first.author;
    return {
      key: keyOf(index + 1),
      author,
      hoursAgo: first.hoursAgo - ((index + 1) * (replyInterval ?? defaultReplyInterval)) / 60,
      inReplyTo: keyOf(inReplyTo),
      text: parentAuthor === author ? text : `@${parentAuthor} ${text}`,
      ...(first.visibility ? { visibility: first.visibility } : {}),
      ...(replyLanguage === undefined ? {} : { language: replyLanguage }),
    };
  });
  return [{ ...first, key }, ...statuses];
}

/** Returns all statuses of the demo world. */
export function loadStatuses(): SeedStatus[] {
  const conversations = files.flatMap((name) =>
    readSeedContent(`statuses/${name}`, v.array(conversationSchema)),
  );
  return [...conversations.flatMap(statusesOf), ...createDailyStatuses()];
}
