import { createHash } from 'node:crypto';

/** The only supported PKCE method: the other one sends the secret itself. */
export const codeChallengeMethod = 'S256';

/** Whether a text is a valid challenge: 32 bytes in base64url. */
export function isCodeChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether the verifier matches the challenge (RFC 7636); always true without a challenge. */
export function verifyCodeChallenge(
  challenge: string | null,
  verifier: string | undefined,
): boolean {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
}
