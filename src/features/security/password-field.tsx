import { useLingui } from '@lingui/react/macro';
import { TextInput } from '#ui/text-input.tsx';

/** The password as it is now, by which the server knows that it is the member who asks. */
export function PasswordField() {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Current password`}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
