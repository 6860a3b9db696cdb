import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

declare global {
  /** The words of each chunk that has run so far: in the build, every chunk puts its own in. */
  var wordParts: string[] | undefined;
}

/** Names of the parts that the code loaded so far needs. Outside a build there is one: all words. */
export function neededParts(): readonly string[] {
  return import.meta.env.DEV ? ['all'] : (globalThis.wordParts ?? []);
}

async function askForPart(code: LanguageCode, part: string): Promise<Messages> {
  const answer = await fetch(`${import.meta.env.BASE_URL}assets/words/${code}/${part}.json`);
  if (!answer.ok) throw new Error(`The words ${code}/${part} could not be loaded`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of this very build
  const { messages } = (await answer.json()) as { messages: Messages };
  return messages;
}

/* Chunks that come together need the same parts: each is asked for once. */
const asked = new Map<string, Promise<Messages>>();

function fetchPart(code: LanguageCode, part: string): Promise<Messages> {
  const name = `${code}/${part}`;
  const words =
    asked.get(name) ??
    askForPart(code, part).catch((error: unknown) => {
      asked.delete(name);
      throw error;
    });
  asked.set(name, words);
  return words;
}

/**
 * The messages of some parts in one language, together.
 *
 * @throws a part could not be fetched
 */
export async function loadWords(code: LanguageCode, parts: readonly string[]): Promise<Messages> {
  if (import.meta.env.DEV) {
    const whole = import.meta.glob<{ messages: Messages }>('./locales/*.po');
    return (await whole[`./locales/${code}.po`]?.())?.messages ?? {};
  }
  const fetched = await Promise.all(parts.map((part) => fetchPart(code, part)));
  return Object.assign({}, ...fetched);
}
