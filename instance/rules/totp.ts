import { createGuardrails, generateSecret, verifySync } from 'otplib';

const secretBytes = 10;

/** Permits secrets of 10 bytes, as Akkoma creates them; otplib requires 16 by default. */
export const totpGuardrails = createGuardrails({ MIN_SECRET_BYTES: secretBytes });

/** Generates a secret of 16 base32 letters, as Akkoma does. */
export function newTotpSecret(): string {
  return generateSecret({ length: secretBytes });
}

/**
 * Returns the URI for the QR code of an authenticator, with the parameters in Akkoma's order.
 */
export function totpUri(secret: string, label: string, issuer: string): string {
  const query = new URLSearchParams({ digits: '6', issuer, period: '30', secret });
  return `otpauth://totp/${encodeURIComponent(label).replaceAll('%40', '@')}?${query.toString()}`;
}

/** Tolerated clock difference in seconds. */
const tolerance = 30;

/**
 * Verifies a code. Returns its time step, in half minutes since 1970; `undefined` if the code is
 * wrong or its step is not later than `after`, that of the last code, which is valid only once.
 */
export function verifyTotpCode(
  secret: string,
  code: string,
  now: number,
  after = 0,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now / 1000),
    epochTolerance: tolerance,
    guardrails: totpGuardrails,
  });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return result.timeStep > after ? result.timeStep : undefined;
}
