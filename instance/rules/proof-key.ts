import { createHash } from 'node:crypto';

/** The one way of proving that is taken: the other sends the secret itself. */
export const proofMethod = 'S256';

/** Whether a challenge is one: 32 bytes in base64url. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether who brings a code is who asked for it (RFC 7636); without a challenge, anybody is. */
export function isProved(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
}
