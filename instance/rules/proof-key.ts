import { createHash } from 'node:crypto';

/** The only supported PKCE method: the other one sends the secret itself. */
export const proofMethod = 'S256';

/** Whether a text is a valid challenge: 32 bytes in base64url. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether the verifier matches the challenge (RFC 7636); always true without a challenge. */
export function isProved(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
}
