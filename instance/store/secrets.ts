import { maxPasswordLength } from '#rules/password-error.ts';
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';

/** Generates a secret for a token, an app or a link: 256 bits, URL-safe. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for storage. Secrets are long and random, so that a plain hash is sufficient. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function secretsEqual(hash: string, secret: string): boolean {
  const expected = Buffer.from(hash);
  const given = Buffer.from(hashSecret(secret));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

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
  // Takes the same time for an unknown account as for a wrong password.
  const isPossible = password.length <= maxPasswordLength;
  const derived = await deriveKey(isPossible ? password : '', Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return isPossible && expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Returns a value that is generated at the first start and stored. */
export function generateOnce(database: Database, name: string, make: () => string): string {
  const known = database.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name);
  if (known) return known.value;
  const value = make();
  database.run('INSERT INTO meta (name, value) VALUES (?, ?)', name, value);
  return value;
}
