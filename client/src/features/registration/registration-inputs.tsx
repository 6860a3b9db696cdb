import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useIsUsernameRegistered } from './use-live-checks.ts';

/** The username, with a tick once the server has said that it is available. */
export function UsernameInput({
  wellFormedName,
  ...field
}: {
  /** The username to ask the server about; empty if it is not well-formed. */
  wellFormedName: string;
} & Omit<ComponentProps<typeof TextInput>, 'description'>) {
  const { t } = useLingui();
  const isRegistered = useIsUsernameRegistered(wellFormedName);
  return (
    <TextInput
      {...field}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      description={t`Letters and digits. You can’t change it later.`}
      error={isRegistered ? t`This username is already taken` : field.error}
      success={isRegistered === false && t`This username is available`}
    />
  );
}

/** Length that all these servers accept; they check it themselves. */
const minPasswordLength = 8;

/** How long a password should be, or how many characters are missing. */
export function PasswordHint({ length }: { length: number }) {
  const missing = minPasswordLength - length;
  if (missing <= 0 || length === 0)
    return <Trans>Use at least 8 characters. Longer is safer.</Trans>;
  return (
    <Plural
      value={missing}
      one="Use at least 8 characters: # more."
      other="Use at least 8 characters: # more."
    />
  );
}

/** The date of birth, which proves the minimum age of the server. */
export function BirthDateInput({
  minAge,
  ...field
}: { minAge: number } & Omit<ComponentProps<typeof TextInput>, 'description'>) {
  return (
    <TextInput
      {...field}
      type="date"
      autoComplete="bday"
      description={
        <Plural
          value={minAge}
          one="You must be at least # year old to join this server."
          other="You must be at least # years old to join this server."
        />
      }
    />
  );
}

/** Why somebody wants to join, for staff who approve accounts. */
export function ReasonInput({
  isRequired,
  ...field
}: { isRequired: boolean } & Omit<ComponentProps<typeof TextArea>, 'description'>) {
  const { t } = useLingui();
  return (
    <TextArea
      {...field}
      label={isRequired ? t`Reason for joining` : t`Reason for joining (optional)`}
      description={t`Accounts on this server are approved manually. Tell the staff why you want to join.`}
      rows={3}
    />
  );
}
