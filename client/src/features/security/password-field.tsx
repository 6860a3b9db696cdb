import { useLingui } from '@lingui/react/macro';
import { TextInput } from '#ui/text-input.tsx';

/** Current password, which proves that the request comes from the member. */
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
