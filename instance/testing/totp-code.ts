import { generateSync } from 'otplib';
import { totpGuardrails } from '#instance/rules/totp.ts';

/** The code that an authenticator app shows at that time, in milliseconds. */
export function totpCode(secret: string, at: number = Date.now()): string {
  return generateSync({ secret, epoch: Math.floor(at / 1000), guardrails: totpGuardrails });
}
