import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

declare global {
  /**
   * Names of the message files of the chunks that have run. The build adds code to each chunk that
   * adds the chunk's name.
   */
  var messageParts: string[] | undefined;
}

/**
 * Returns the names of the message files that the loaded code needs. In development there is one
 * file with all messages.
 */
export function neededMessageFiles(): readonly string[] {
  return import.meta.env.DEV ? ['all'] : (globalThis.messageParts ?? []);
}

async function requestPart(code: LanguageCode, part: string): Promise<Messages> {
  const response = await fetch(`${import.meta.env.BASE_URL}assets/messages/${code}/${part}.json`);
  if (!response.ok) throw new Error(`The messages ${code}/${part} could not be loaded`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the same build
  const { messages } = (await response.json()) as { messages: Messages };
  return messages;
}

/* Chunks that are loaded together need the same files, so pending requests are shared. */
const requests = new Map<string, Promise<Messages>>();

function fetchPart(code: LanguageCode, part: string): Promise<Messages> {
  const name = `${code}/${part}`;
  const messages =
    requests.get(name) ??
    requestPart(code, part).catch((error: unknown) => {
      requests.delete(name);
      throw error;
    });
  requests.set(name, messages);
  return messages;
}

/**
 * Fetches messages of one language. `parts` are names of message files.
 *
 * @throws if a file could not be fetched
 */
export async function fetchMessages(
  code: LanguageCode,
  parts: readonly string[],
): Promise<Messages> {
  if (import.meta.env.DEV) {
    const whole = import.meta.glob<{ messages: Messages }>('./locales/*.po');
    return (await whole[`./locales/${code}.po`]?.())?.messages ?? {};
  }
  const fetched = await Promise.all(parts.map((part) => fetchPart(code, part)));
  return Object.assign({}, ...fetched);
}
