import type { InstanceConfig } from '#config.ts';
import { maxBytes, findTextExcess } from '#rules/text-length.ts';
import { HttpError } from './http-error.ts';

interface LimitedText {
  /** What the text is, as in `description`. */
  readonly name: string;
  readonly text: string;
  readonly characters: number;
  /** The error for too many characters, since it is another one for each text on the real server. */
  readonly tooLong: () => HttpError;
}

/** Throws `tooLong` for too many characters, and 422 for too many bytes. */
export function requireLength(
  { limits: { bytesPerCharacter } }: InstanceConfig,
  { name, text, characters, tooLong }: LimitedText,
): void {
  const limit = { characters, bytesPerCharacter };
  const excess = findTextExcess(text, limit);
  if (excess === 'characters') throw tooLong();
  if (excess === 'bytes')
    throw new HttpError(422, `The ${name} may have at most ${maxBytes(limit)} bytes`);
}
