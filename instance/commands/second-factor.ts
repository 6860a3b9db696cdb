import type { Instance } from '#context.ts';
import { normalizeRecoveryCode } from '#rules/recovery-codes.ts';
import { totpStep } from '#rules/totp.ts';
import { accountById } from '#store/accounts.ts';
import {
  closeChallenge,
  issueChallenge,
  tryChallenge,
  type ChallengeRow,
} from '#store/mfa-challenges.ts';
import type { AccountRow, AppRow } from '#store/rows.ts';
import { secondFactorOf, consumeRecoveryCode, consumeStep } from '#store/second-factors.ts';

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
  return issueChallenge(instance.database, {
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

function isCodeValid(instance: Instance, accountId: string, step: SecondFactor): boolean {
  const { database } = instance;
  const factor = secondFactorOf(database, accountId);
  if (!factor || factor.secret === null) return false;
  if (step.type === 'recovery')
    return consumeRecoveryCode(database, accountId, normalizeRecoveryCode(step.code));
  if (step.type !== 'totp') return false;
  const time = totpStep(factor.secret, step.code, instance.now(), factor.last_step);
  return time !== undefined && consumeStep(database, accountId, time);
}

export interface VerifiedSecondFactor {
  readonly challenge: ChallengeRow;
  readonly member: AccountRow;
}

/**
 * Verifies the code of a challenge and closes it; `fits` checks that the challenge belongs to the
 * client.
 */
export function verifySecondFactor(
  instance: Instance,
  step: SecondFactor,
  fits: (challenge: ChallengeRow) => boolean,
): VerifiedSecondFactor | undefined {
  const { database } = instance;
  return database.transaction(() => {
    const challenge = tryChallenge(database, step.token, instance.now());
    if (!challenge || !fits(challenge) || challenge.tries > maxAttempts) return undefined;
    const member = accountById(database, challenge.account_id);
    if (!member || !isCodeValid(instance, member.id, step)) return undefined;
    return closeChallenge(database, challenge) ? { challenge, member } : undefined;
  });
}
