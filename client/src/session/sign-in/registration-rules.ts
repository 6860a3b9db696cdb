export const registrationFields = [
  'username',
  'fullname',
  'email',
  'password',
  'confirm',
  'reason',
] as const;

export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/** Error of a field: empty, no complete email address, or a confirmation that differs. */
export type RegistrationError = 'blank' | 'incomplete' | 'different';

export interface RegistrationRequirements {
  /** Staff must approve the reason. */
  readonly needsReason: boolean;
  /** The email address must be confirmed. */
  readonly needsEmail: boolean;
}

/** Returns the error of each invalid field (R-REG-010 to R-REG-013); empty if valid. */
export function validateRegistration(
  values: RegistrationValues,
  { needsReason, needsEmail }: RegistrationRequirements,
): Partial<Record<RegistrationField, RegistrationError>> {
  const errors: Partial<Record<RegistrationField, RegistrationError>> = {};
  const required: readonly (RegistrationField | false)[] = [
    'username',
    'fullname',
    needsEmail && 'email',
    'password',
    'confirm',
    needsReason && 'reason',
  ];
  for (const field of required) {
    if (field === false) continue;
    const isSecret = field === 'password' || field === 'confirm';
    const value = isSecret ? values[field] : values[field].trim();
    if (value === '') errors[field] = 'blank';
  }
  const email = values.email.trim();
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) errors.email = 'incomplete';
  if (!errors.confirm && values.confirm !== values.password) errors.confirm = 'different';
  return errors;
}
