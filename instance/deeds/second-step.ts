import type { Instance } from '#instance/context.ts';
import { readRecoveryCode } from '#instance/rules/recovery-codes.ts';
import { totpStep } from '#instance/rules/totp.ts';
import { accountById } from '#instance/store/accounts.ts';
import {
  closeChallenge,
  issueChallenge,
  tryChallenge,
  type ChallengeRow,
} from '#instance/store/mfa-challenges.ts';
import type { AccountRow, AppRow } from '#instance/store/rows.ts';
import { secondFactorOf, useRecoveryCode, useStep } from '#instance/store/second-factors.ts';

const fiveMinutes = 300_000;
/** So many tries a challenge has; each new one takes the password again. */
const mostTries = 10;

interface FirstStep {
  readonly app: AppRow;
  readonly member: AccountRow;
  readonly scopes: string;
  readonly redirectUri?: string;
  readonly codeChallenge?: string | undefined;
}

/** Remembers a first step that went well; gives the token that the second one brings. */
export function askSecondStep(instance: Instance, first: FirstStep): string {
  return issueChallenge(instance.database, {
    appId: first.app.id,
    accountId: first.member.id,
    scopes: first.scopes,
    redirectUri: first.redirectUri ?? null,
    codeChallenge: first.codeChallenge ?? null,
    expiresAt: instance.now() + fiveMinutes,
  });
}

interface SecondStep {
  readonly token: string;
  readonly code: string;
  readonly type: string;
}

function isRight(instance: Instance, accountId: string, step: SecondStep): boolean {
  const { database } = instance;
  const factor = secondFactorOf(database, accountId);
  if (!factor || factor.secret === null) return false;
  if (step.type === 'recovery')
    return useRecoveryCode(database, accountId, readRecoveryCode(step.code));
  if (step.type !== 'totp') return false;
  const time = totpStep(factor.secret, step.code, instance.now(), factor.last_step);
  return time !== undefined && useStep(database, accountId, time);
}

export interface Passed {
  readonly challenge: ChallengeRow;
  readonly member: AccountRow;
}

/** The sign-in that goes on after a right code; `fits` says whether the challenge is the asker's. */
export function takeSecondStep(
  instance: Instance,
  step: SecondStep,
  fits: (challenge: ChallengeRow) => boolean,
): Passed | undefined {
  const { database } = instance;
  return database.transaction(() => {
    const challenge = tryChallenge(database, step.token, instance.now());
    if (!challenge || !fits(challenge) || challenge.tries > mostTries) return undefined;
    const member = accountById(database, challenge.account_id);
    if (!member || !isRight(instance, member.id, step)) return undefined;
    return closeChallenge(database, challenge) ? { challenge, member } : undefined;
  });
}
