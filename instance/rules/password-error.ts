import { textLength } from './text-length.ts';

const shortest = 8;

/** UTF-16 units. No honest password is longer, and a longer one only costs time. */
export const longestPassword = 4096;

/** Why a new password is refused, as the end of a sentence, worded as Akkoma does; `undefined` if it is accepted. */
export function passwordError(password: string): string | undefined {
  if (password.trim() === '') return "can't be blank";
  if (password.length > longestPassword) return `should be at most ${longestPassword} character(s)`;
  // Passwords are compared after this normalization, so they are measured after it as well.
  if (textLength(password.normalize('NFKC')) < shortest)
    return `should be at least ${shortest} character(s)`;
  return undefined;
}
