import { maxPasswordLength } from '#rules/password-error.ts';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const scryptOptions = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, scryptOptions, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? 'scrypt$AAAA$').split('$');
  // Without a stored hash, derives a key anyway, so that the duration does not reveal whether the
  // account exists.
  const isPossible = password.length <= maxPasswordLength;
  const derived = await deriveKey(isPossible ? password : '', Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return isPossible && expected.length === derived.length && timingSafeEqual(expected, derived);
}
