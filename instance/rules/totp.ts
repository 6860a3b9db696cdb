import { createGuardrails, generateSecret, verifySync } from 'otplib';

/** Akkoma's secrets have 10 bytes, fewer than the 16 that otplib requires. */
const secretBytes = 10;

export const totpGuardrails = createGuardrails({ MIN_SECRET_BYTES: secretBytes });

/** Generates 16 letters of base32, as Akkoma does. */
export function newTotpSecret(): string {
  return generateSecret({ length: secretBytes });
}

/**
 * Returns the URI for the QR code of an authenticator, with parameters in the real server's order.
 */
export function totpUri(secret: string, label: string, issuer: string): string {
  const query = new URLSearchParams({ digits: '6', issuer, period: '30', secret });
  return `otpauth://totp/${encodeURIComponent(label).replaceAll('%40', '@')}?${query.toString()}`;
}

/** Tolerated clock difference in seconds. */
const tolerance = 30;

/**
 * Returns the time step of a code, in half minutes since 1970; `undefined` if the code is wrong or
 * not newer than `after`.
 */
export function totpStep(secret: string, code: string, now: number, after = 0): number | undefined {
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
