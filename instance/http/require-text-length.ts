import type { InstanceConfig } from '#config.ts';
import { maxTextBytes, findTextExcess } from '#rules/text-length.ts';
import { HttpError } from './http-error.ts';

interface LimitedText {
  /** The name of the text in the error message, such as `description`. */
  readonly name: string;
  readonly text: string;
  readonly characters: number;
  /** Creates the error for too many characters, which differs from text to text on Akkoma. */
  readonly tooLong: () => HttpError;
}

/** Throws `tooLong` for too many characters, and 422 for too many bytes. */
export function requireTextLength(
  { limits: { bytesPerCharacter } }: InstanceConfig,
  { name, text, characters, tooLong }: LimitedText,
): void {
  const limit = { characters, bytesPerCharacter };
  const excess = findTextExcess(text, limit);
  if (excess === 'characters') throw tooLong();
  if (excess === 'bytes')
    throw new HttpError(422, `The ${name} may have at most ${maxTextBytes(limit)} bytes`);
}
