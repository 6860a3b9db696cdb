import { isEmailAddress } from './email-address.ts';
import { passwordError } from './password-error.ts';
import { textLength } from './text-length.ts';

/** Names that are paths of the instance, and so nobody's. */
export const restrictedNicknames: readonly string[] = [
  '.well-known',
  '~',
  'about',
  'activities',
  'api',
  'auth',
  'check_password',
  'dev',
  'friend-requests',
  'inbox',
  'internal',
  'main',
  'media',
  'nodeinfo',
  'notice',
  'oauth',
  'objects',
  'ostatus_subscribe',
  'pleroma',
  'proxy',
  'push',
  'registration',
  'relay',
  'settings',
  'status',
  'tag',
  'user-search',
  'user_exists',
  'users',
  'web',
  'verify_credentials',
  'update_credentials',
  'relationships',
  'search',
  'confirmation_resend',
  'mfa',
];

export interface SignUp {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string | undefined;
  readonly note: string;
  readonly reason: string;
}

interface Known {
  readonly isNameTaken: boolean;
  readonly isEmailTaken: boolean;
}

interface Demands {
  readonly displayName: number;
  readonly note: number;
  /** An address is wanted only where it must be confirmed. */
  readonly needsEmail: boolean;
}

const longestReason = 500;

/** What is wrong with a registration, by field, in the real server's words. */
export function registrationTroubles(
  signUp: SignUp,
  known: Known,
  demands: Demands,
): Record<string, string[]> {
  const troubles: Record<string, string[]> = {};
  const say = (field: string, message: string): void => {
    troubles[field] = [...(troubles[field] ?? []), message];
  };
  const atMost = (field: string, text: string, most: number): void => {
    if (textLength(text) > most) say(field, `should be at most ${most} character(s)`);
  };
  atMost('bio', signUp.note, demands.note);
  if (signUp.email === '') {
    if (demands.needsEmail) say('email', "can't be blank");
  } else if (!isEmailAddress(signUp.email)) say('email', 'has invalid format');
  else if (known.isEmailTaken) say('email', 'has already been taken');
  atMost('name', signUp.displayName, demands.displayName);
  if (!/^[a-zA-Z\d_-]{1,100}$/.test(signUp.username)) say('nickname', 'has invalid format');
  else if (restrictedNicknames.includes(signUp.username.toLowerCase()))
    say('nickname', 'is reserved');
  // The real server finds one thing taken at a time.
  else if (known.isNameTaken && (!known.isEmailTaken || signUp.email === ''))
    say('nickname', 'has already been taken');
  const error = passwordError(signUp.password);
  if (error !== undefined) say('password', error);
  if (signUp.confirm !== undefined && signUp.confirm !== signUp.password)
    say('password_confirmation', 'does not match confirmation');
  atMost('registration_reason', signUp.reason, longestReason);
  return troubles;
}
