import { createSeededRandom, type Random } from '../random.ts';
import {
  follows,
  localAccounts,
  remoteAccounts,
  type SeedAccount,
  type SeedStatus,
} from './demo-data.ts';

const emoji = ['💙', '😂', '🌱', '✨', '👏', '🍞', '🫖', 'heron', 'rook', 'teapot'] as const;

function usernameOf(acct: string): string {
  return acct.split('@')[0] ?? acct;
}

const activeAccounts: readonly SeedAccount[] = [...localAccounts, ...remoteAccounts].filter(
  (account) => !account.bot && !account.deactivated,
);

/** Returns the likely readers of an author: followers, and sometimes others. */
function readersOf(author: string, random: Random): string[] {
  return activeAccounts
    .map(({ acct }) => usernameOf(acct))
    .filter((username) => {
      if (username === usernameOf(author) || username === 'loud') return false;
      return random.next() < (follows[username]?.includes(usernameOf(author)) ? 0.34 : 0.05);
    });
}

function withRandomReactions(status: SeedStatus): SeedStatus {
  const random = createSeededRandom(`applause for ${status.author} ${status.hoursAgo}`);
  const isOpen = status.visibility === undefined || status.visibility === 'public';
  const listed = [
    ...(status.rebloggedBy ?? []).filter((each) => typeof each === 'string'),
    ...Object.values(status.reactions ?? {}).flat(),
    ...(status.bookmarkedBy ?? []),
  ].map(usernameOf);
  const readers = isOpen ? [...new Set([...listed, ...readersOf(status.author, random)])] : listed;
  const author = activeAccounts.find(({ acct }) => acct === status.author);
  const unknown = Math.floor(random.next() ** 3 * (author?.followers ?? 0) * 0.05);
  const rebloggers =
    isOpen && status.inReplyTo === undefined && random.next() < 0.2 ? readers.slice(0, 1) : [];
  const reactors = random.next() < 0.3 ? readers.slice(-2) : [];
  // Remote accounts cannot react with the custom emoji of this instance.
  const areLocal = reactors.every((name) => localAccounts.some(({ acct }) => acct === name));
  const reaction = areLocal ? random.pick(emoji) : '💙';
  return {
    ...status,
    favouritedBy: [...readers, ...(unknown > 0 ? [unknown] : [])],
    rebloggedBy: status.rebloggedBy ?? rebloggers,
    reactions: status.reactions ?? (reactors.length > 0 ? { [reaction]: reactors } : {}),
  };
}

/** Adds favourites and reactions to the statuses without any; always the same to the same statuses. */
export function addReactions(statuses: readonly SeedStatus[]): SeedStatus[] {
  return statuses.map((status) => (status.favouritedBy ? status : withRandomReactions(status)));
}
