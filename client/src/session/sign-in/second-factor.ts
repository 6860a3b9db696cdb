import { ApiError } from '#api/api-error.ts';
import type { MakeCall } from '#api/transport.ts';
import { answerMfaChallenge } from '@rookery/contract/calls/oauth.ts';
import { toGrant } from './oauth-client.ts';
import { toSignInOutcome, type SignInOutcome } from './sign-in.ts';
import type { SignInStorage } from './sign-in-storage.ts';

export type ChallengeType = 'totp' | 'recovery';

export interface SecondFactor {
  readonly mfaToken: string;
  readonly code: string;
  readonly challengeType: ChallengeType;
}

/**
 * Sends the code of the second factor. A wrong code results in `failed` with the server's message.
 */
export async function sendMfaCode(
  call: MakeCall,
  storage: SignInStorage,
  { mfaToken, code, challengeType }: SecondFactor,
): Promise<SignInOutcome> {
  const client = storage.oauth.read()?.client;
  try {
    const { value } = await call(answerMfaChallenge, {
      body: {
        client_id: client?.clientId ?? '',
        client_secret: client?.clientSecret ?? '',
        mfa_token: mfaToken,
        code,
        challenge_type: challengeType,
      },
    });
    return { kind: 'token', ...toGrant(value) };
  } catch (error) {
    const outcome = toSignInOutcome(error);
    const isWrong = outcome.kind === 'wrongPassword' && error instanceof ApiError;
    return isWrong ? { kind: 'failed', error } : outcome;
  }
}
