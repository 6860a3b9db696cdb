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

/** What is wrong with a field: nothing in it, or a repetition that differs. */
export type RegistrationTrouble = 'blank' | 'different';

export interface RegistrationDemands {
  /** Staff read a reason before they let somebody in. */
  readonly needsReason: boolean;
  /** An address has to be confirmed. */
  readonly needsEmail: boolean;
}

/** What is wrong with each field (R-REG-010 to R-REG-013); empty when the form may be sent. */
export function registrationTroubles(
  values: RegistrationValues,
  { needsReason, needsEmail }: RegistrationDemands,
): Partial<Record<RegistrationField, RegistrationTrouble>> {
  const troubles: Partial<Record<RegistrationField, RegistrationTrouble>> = {};
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
    if (value === '') troubles[field] = 'blank';
  }
  if (!troubles.confirm && values.confirm !== values.password) troubles.confirm = 'different';
  return troubles;
}
