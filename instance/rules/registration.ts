import { passwordError } from './password-error.ts';
import { maxTextBytes, findTextExcess } from './text-length.ts';

const maxLength = 254;

/** Whether a text has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Names that nobody can register, because they are paths of the instance. */
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

/** What a person enters to register. */
export interface RegistrationInput {
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string | undefined;
  readonly note: string;
  readonly reason: string;
}

interface InUse {
  readonly isNameInUse: boolean;
  readonly isEmailInUse: boolean;
}

interface Requirements {
  readonly displayName: number;
  readonly note: number;
  readonly bytesPerCharacter: number;
  /** An e-mail address is required only if it must be confirmed. */
  readonly needsEmail: boolean;
}

const maxReasonLength = 500;

/** Returns the errors of a registration by field, worded like Akkoma's. */
export function registrationErrors(
  signUp: RegistrationInput,
  known: InUse,
  demands: Requirements,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const say = (field: string, message: string): void => {
    errors[field] = [...(errors[field] ?? []), message];
  };
  const atMost = (field: string, text: string, most: number): void => {
    const limit = { characters: most, bytesPerCharacter: demands.bytesPerCharacter };
    const excess = findTextExcess(text, limit);
    if (excess === 'characters') say(field, `should be at most ${most} character(s)`);
    if (excess === 'bytes') say(field, `should be at most ${maxTextBytes(limit)} byte(s)`);
  };
  atMost('bio', signUp.note, demands.note);
  if (signUp.email === '') {
    if (demands.needsEmail) say('email', "can't be blank");
  } else if (!isEmailAddress(signUp.email)) say('email', 'has invalid format');
  else if (known.isEmailInUse) say('email', 'has already been taken');
  atMost('name', signUp.displayName, demands.displayName);
  if (!/^[a-zA-Z\d_-]{1,100}$/.test(signUp.username)) say('nickname', 'has invalid format');
  else if (restrictedNicknames.includes(signUp.username.toLowerCase()))
    say('nickname', 'is reserved');
  // Akkoma reports only one of name and address as taken.
  else if (known.isNameInUse && (!known.isEmailInUse || signUp.email === ''))
    say('nickname', 'has already been taken');
  const error = passwordError(signUp.password);
  if (error !== undefined) say('password', error);
  if (signUp.confirm !== undefined && signUp.confirm !== signUp.password)
    say('password_confirmation', 'does not match confirmation');
  atMost('registration_reason', signUp.reason, maxReasonLength);
  return errors;
}
