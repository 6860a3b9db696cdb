import type { Instance } from '#context.ts';
import { normalizeRecoveryCode } from '#rules/recovery-codes.ts';
import { verifyTotpCode } from '#rules/totp.ts';
import { accountById } from '#store/accounts.ts';
import {
  clearFailedCodes,
  remainingCodeWait,
  saveFailedCode,
  type SecondFactorCodeSource,
} from '#store/failed-codes.ts';
import { matchKnownSignIns, type SignInOrigin } from '#store/known-sign-ins.ts';
import {
  closeMfaChallenge,
  issueMfaChallenge,
  attemptMfaChallenge,
  type MfaChallengeRow,
} from '#store/mfa-challenges.ts';
import type { AccountRow, AppRow } from '#store/rows.ts';
import { secondFactorOf, consumeRecoveryCode, markTotpStepUsed } from '#store/second-factors.ts';

const challengeLifetimeMs = 300_000;
/** Maximum attempts per challenge; a new challenge requires the password again. */
const maxAttempts = 10;

interface FirstFactor {
  readonly app: AppRow;
  readonly member: AccountRow;
  readonly scopes: string;
  readonly redirectUri?: string;
  readonly codeChallenge?: string | undefined;
}

/** Stores a successful first factor; returns the token for the second factor. */
export function startSecondFactor(instance: Instance, first: FirstFactor): string {
  return issueMfaChallenge(instance.database, {
    app_id: first.app.id,
    account_id: first.member.id,
    scopes: first.scopes,
    redirect_uri: first.redirectUri ?? null,
    code_challenge: first.codeChallenge ?? null,
    expires_at: instance.now() + challengeLifetimeMs,
  });
}

interface SecondFactor {
  readonly token: string;
  readonly code: string;
  readonly type: string;
}

/**
 * Returns whether an authenticator code is correct. After too many wrong codes it is not checked;
 * then returns the milliseconds to wait.
 */
function verifyTotp(
  instance: Instance,
  source: SecondFactorCodeSource,
  code: string,
): boolean | number {
  const { database } = instance;
  const now = instance.now();
  const factor = secondFactorOf(database, source.accountId);
  if (!factor || factor.secret === null) return false;
  const wait = remainingCodeWait(database, source, now);
  if (wait > 0) return wait;
  const time = verifyTotpCode(factor.secret, code, now, factor.last_step);
  const isValid = time !== undefined && markTotpStepUsed(database, source.accountId, time);
  if (isValid) clearFailedCodes(database, source);
  else saveFailedCode(database, source, now);
  return isValid;
}

/**
 * Verifies a code of either type. Recovery codes are too long to be guessed, so they are also
 * accepted while authenticator codes are refused.
 */
function verifyCode(
  instance: Instance,
  source: SecondFactorCodeSource,
  { type, code }: SecondFactor,
): boolean | number {
  if (type === 'totp') return verifyTotp(instance, source, code);
  if (type !== 'recovery') return false;
  const { database } = instance;
  const hasFactor = typeof secondFactorOf(database, source.accountId)?.secret === 'string';
  return hasFactor && consumeRecoveryCode(database, source.accountId, normalizeRecoveryCode(code));
}

export interface VerifiedSecondFactor {
  readonly challenge: MfaChallengeRow;
  readonly member: AccountRow;
}

/** The outcome after too many wrong codes: the next one is checked after `wait` milliseconds. */
export interface BlockedSecondFactor {
  readonly wait: number;
}

/** Returns the sentence that says when to try again, without its full stop. */
export function codeWaitText({ wait }: BlockedSecondFactor): string {
  const minutes = Math.ceil(wait / 60_000);
  return `Too many wrong codes. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/**
 * Verifies the code of a challenge, which then ends. `fits` checks that the challenge belongs to the
 * client that sent the code.
 */
export function verifySecondFactor(
  instance: Instance,
  step: SecondFactor,
  origin: SignInOrigin,
  fits: (challenge: MfaChallengeRow) => boolean,
): VerifiedSecondFactor | BlockedSecondFactor | undefined {
  const { database } = instance;
  return database.transaction(() => {
    const challenge = attemptMfaChallenge(database, step.token, instance.now());
    if (!challenge || !fits(challenge) || challenge.tries > maxAttempts) return undefined;
    const member = accountById(database, challenge.account_id);
    if (!member) return undefined;
    const isKnown = matchKnownSignIns(database, member.id, origin).length > 0;
    const result = verifyCode(instance, { accountId: member.id, isKnown }, step);
    if (typeof result === 'number') return { wait: result };
    return result && closeMfaChallenge(database, challenge) ? { challenge, member } : undefined;
  });
}
