import { follows } from './follows.ts';
import { localPeople } from './people.ts';
import { createSeededRandom, type Random } from './random.ts';
import { remotePeople } from './remote-people.ts';
import type { Line, Person } from './script.ts';

const emoji = ['💙', '😂', '🌱', '✨', '👏', '🍞', '🫖', 'heron', 'rook', 'teapot'] as const;

function firstPart(acct: string): string {
  return acct.split('@')[0] ?? acct;
}

const active: readonly Person[] = [...localPeople, ...remotePeople].filter(
  (person) => !person.bot && !person.deactivated,
);

/** The likely readers of an author: followers, and sometimes others. */
function readersOf(author: string, random: Random): string[] {
  return active
    .map((person) => firstPart(person.acct))
    .filter((name) => {
      if (name === firstPart(author) || name === 'loud') return false;
      return random.next() < (follows[name]?.includes(firstPart(author)) ? 0.34 : 0.05);
    });
}

function applaud(line: Line): Line {
  const random = createSeededRandom(`applause for ${line.by} ${line.ago}`);
  const isOpen = line.visibility === undefined || line.visibility === 'public';
  const moved = [
    ...(line.repeated ?? []).filter((given) => typeof given === 'string'),
    ...Object.values(line.reactions ?? {}).flat(),
    ...(line.bookmarked ?? []),
  ].map(firstPart);
  const readers = isOpen ? [...new Set([...moved, ...readersOf(line.by, random)])] : moved;
  const author = active.find((person) => person.acct === line.by);
  const unknown = Math.floor(random.next() ** 3 * (author?.followers ?? 0) * 0.05);
  const repeats = isOpen && line.to === undefined && random.next() < 0.2 ? readers.slice(0, 1) : [];
  const reactors = random.next() < 0.3 ? readers.slice(-2) : [];
  const isOfHere = reactors.every((name) => localPeople.some(({ acct }) => acct === name));
  const given = isOfHere ? random.pick(emoji) : '💙';
  return {
    ...line,
    liked: [...readers, ...(unknown > 0 ? [unknown] : [])],
    repeated: line.repeated ?? repeats,
    reactions: line.reactions ?? (reactors.length > 0 ? { [given]: reactors } : {}),
  };
}

/** Adds reactions to lines without any; deterministic. */
export function addReactions(lines: readonly Line[]): Line[] {
  return lines.map((line) => (line.liked ? line : applaud(line)));
}
