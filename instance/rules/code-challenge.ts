import { createHash } from 'node:crypto';

/** The only supported method of PKCE (RFC 7636); the other one, `plain`, sends the secret itself. */
export const codeChallengeMethod = 'S256';

/** Whether a text is a valid challenge: 32 bytes in base64url. */
export function isCodeChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether a verifier matches a challenge; true if the authorization had no challenge. */
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
