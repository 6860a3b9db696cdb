import { generateSync } from 'otplib';
import { totpGuardrails } from '#rules/totp.ts';

/** Returns the code of an authenticator at a time in milliseconds. */
export function totpCode(secret: string, at: number = Date.now()): string {
  return generateSync({ secret, epoch: Math.floor(at / 1000), guardrails: totpGuardrails });
}
