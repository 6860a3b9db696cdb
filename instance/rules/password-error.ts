import { textLength } from './text-length.ts';

const minLength = 8;

/**
 * Maximum length in UTF-16 units. Hashing a longer password would take time without making it
 * safer.
 */
export const maxPasswordLength = 4096;

/**
 * Returns why a new password is refused, as the end of a sentence worded like Akkoma's; `undefined`
 * if it is accepted.
 */
export function passwordError(password: string): string | undefined {
  if (password.trim() === '') return "can't be blank";
  if (password.length > maxPasswordLength)
    return `should be at most ${maxPasswordLength} character(s)`;
  // Passwords are compared after this normalisation, so they are measured after it as well.
  if (textLength(password.normalize('NFKC')) < minLength)
    return `should be at least ${minLength} character(s)`;
  return undefined;
}
