import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeCount = 5;
const codeLength = 16;

/** Returns 80 random bits, encoded without similar-looking characters. */
function makeCode(): string {
  return [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Generates recovery codes, each valid once instead of an authenticator code. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, makeCode);
}

/** Normalises a recovery code as typed by the member. */
export function normalizeRecoveryCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}
