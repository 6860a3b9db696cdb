import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Generates a secret for a token, an app or a link: 256 bits, URL-safe. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for storage. Secrets are long and random, so that a plain hash is sufficient. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function secretMatchesHash(hash: string, secret: string): boolean {
  const expected = Buffer.from(hash);
  const given = Buffer.from(hashSecret(secret));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
