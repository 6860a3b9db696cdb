import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const howMany = 5;
const length = 16;

/** 80 random bits, in letters that cannot be mistaken for one another. */
function makeCode(): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Codes that each stand in once for a lost authenticator. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, makeCode);
}

/** A code as it was given out, however somebody copied it. */
export function readRecoveryCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}
