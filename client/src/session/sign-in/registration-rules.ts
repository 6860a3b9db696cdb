export const registrationFields = [
  'username',
  'fullname',
  'email',
  'password',
  'confirm',
  'birthDate',
  'reason',
  'bio',
] as const;

export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/**
 * Error of a field: empty, a username with characters that no server allows or that the server keeps for
 * itself, no complete email address, a confirmation that differs, or a date of birth of somebody who is
 * too young.
 */
export type RegistrationError =
  | 'blank'
  | 'characters'
  | 'reserved'
  | 'incomplete'
  | 'different'
  | 'tooYoung';

export interface RegistrationRequirements {
  /** Whether the sign-up needs a reason, by which staff decide whether to approve it. */
  readonly needsReason: boolean;
  /** Whether the email address must be confirmed. */
  readonly needsEmail: boolean;
  /** Whether the sign-up form has a display name. */
  readonly needsName: boolean;
  /** The minimum age in years; 0 if the server does not require a date of birth. */
  readonly minAge: number;
  /** Usernames that the server keeps for itself, in lower case. */
  readonly reservedNames: readonly string[];
  /** Whether usernames may contain hyphens. */
  readonly allowsHyphens: boolean;
}

/**
 * Returns whether somebody who was born on a date (`YYYY-MM-DD`) has an age today. A birthday on
 * February 29 counts as March 1 in other years.
 */
export function hasReachedAge(birthDate: string, years: number, now: Date): boolean {
  const [year = NaN, month = NaN, day = NaN] = birthDate.split('-').map(Number);
  return new Date(year + years, month - 1, day) <= now;
}

/** Returns the errors of invalid fields, by field (R-REG-010 to R-REG-013); empty if valid. */
export function validateRegistration(
  values: RegistrationValues,
  requirements: RegistrationRequirements,
  now: Date = new Date(),
): Partial<Record<RegistrationField, RegistrationError>> {
  const { needsReason, needsEmail, needsName, minAge } = requirements;
  const errors: Partial<Record<RegistrationField, RegistrationError>> = {};
  const required: readonly (RegistrationField | false)[] = [
    'username',
    needsName && 'fullname',
    needsEmail && 'email',
    'password',
    'confirm',
    minAge > 0 && 'birthDate',
    needsReason && 'reason',
  ];
  for (const field of required) {
    if (field === false) continue;
    const isSecret = field === 'password' || field === 'confirm';
    const value = isSecret ? values[field] : values[field].trim();
    if (value === '') errors[field] = 'blank';
  }
  const username = values.username.trim();
  if (username !== '') {
    const allowed = requirements.allowsHyphens ? /^[\w-]+$/ : /^\w+$/;
    if (!allowed.test(username)) errors.username = 'characters';
    else if (requirements.reservedNames.includes(username.toLowerCase()))
      errors.username = 'reserved';
  }
  const email = values.email.trim();
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) errors.email = 'incomplete';
  if (!errors.confirm && values.confirm !== values.password) errors.confirm = 'different';
  if (minAge > 0 && !errors.birthDate && !hasReachedAge(values.birthDate, minAge, now))
    errors.birthDate = 'tooYoung';
  return errors;
}
