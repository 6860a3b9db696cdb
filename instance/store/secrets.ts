import { longestPassword } from '#instance/rules/password-error.ts';
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A secret for a token, an app, or a link: 256 bits, safe in a URL. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How secrets lie in the store. They are long and random, so that a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function secretsEqual(hash: string, secret: string): boolean {
  const expected = Buffer.from(hash);
  const given = Buffer.from(hashSecret(secret));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? 'scrypt$AAAA$').split('$');
  // An unknown person costs the same time as a wrong password.
  const isPossible = password.length <= longestPassword;
  const derived = await derive(isPossible ? password : '', Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return isPossible && expected.length === derived.length && timingSafeEqual(expected, derived);
}
