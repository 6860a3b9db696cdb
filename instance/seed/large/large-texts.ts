import * as v from 'valibot';
import type { Random } from '../random.ts';
import { readSeedContent, nonEmptyTextsSchema } from '../read-seed-content.ts';

const texts = readSeedContent(
  'large',
  v.strictObject({
    firstNames: nonEmptyTextsSchema,
    lastNames: nonEmptyTextsSchema,
    emojiAdjectives: nonEmptyTextsSchema,
    emojiNouns: nonEmptyTextsSchema,
    interests: nonEmptyTextsSchema,
    sentences: v.strictObject({
      openings: nonEmptyTextsSchema,
      subjects: nonEmptyTextsSchema,
      predicates: nonEmptyTextsSchema,
      comments: nonEmptyTextsSchema,
      inOtherLanguages: nonEmptyTextsSchema,
    }),
    replies: nonEmptyTextsSchema,
    tags: nonEmptyTextsSchema,
  }),
);

/** Returns the name of the account with this number: 2,000 pairs of a first and a last name. */
export function accountName(index: number): { readonly username: string; readonly name: string } {
  const { firstNames, lastNames } = texts;
  const first = firstNames[index % firstNames.length] ?? firstNames[0];
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? lastNames[0];
  const username = `${first}_${last}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z_]/g, '')
    .toLowerCase();
  return { username, name: `${first} ${last}` };
}

/** Returns the shortcode of the emoji with this number: 1,000 pairs of words, then numbered pairs. */
export function emojiName(index: number): string {
  const { emojiAdjectives, emojiNouns } = texts;
  const adjective = emojiAdjectives[index % emojiAdjectives.length] ?? emojiAdjectives[0];
  const noun =
    emojiNouns[Math.floor(index / emojiAdjectives.length) % emojiNouns.length] ?? emojiNouns[0];
  const round = Math.floor(index / (emojiAdjectives.length * emojiNouns.length));
  return round === 0 ? `${adjective}_${noun}` : `${adjective}_${noun}_${round + 1}`;
}

export function randomNote(random: Random): string {
  return `Mostly ${random.pick(texts.interests)}, sometimes ${random.pick(texts.interests)}.`;
}

/** Returns one or two sentences with much variation. */
export function randomText(random: Random): string {
  const { openings, subjects, predicates, comments, inOtherLanguages } = texts.sentences;
  if (random.next() < 0.08) return random.pick(inOtherLanguages);
  const sentence = `${random.pick(openings)} ${random.pick(subjects)} ${random.pick(predicates)}. ${random.pick(comments)}`;
  return random.next() < 0.2
    ? `${sentence} ${random.pick(openings)}, of course. ${random.pick(comments)}`
    : sentence;
}

export function randomReply(random: Random): string {
  return random.next() < 0.5
    ? random.pick(texts.replies)
    : `${random.pick(texts.sentences.comments)} ${random.pick(texts.replies)}`;
}

export function randomTag(random: Random): string | undefined {
  return random.next() < 0.2 ? random.pick(texts.tags) : undefined;
}
