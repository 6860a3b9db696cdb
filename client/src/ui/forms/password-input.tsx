import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

/** Password field with a button that shows what was typed. */
export function PasswordInput({
  label,
  description,
  error,
  ...rest
}: Omit<FieldProps, 'isLabelHidden'> &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className' | 'children'>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, description, error }}>
      {(ids) => (
        <span className={styles.withButton}>
          <input
            dir="auto"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ids}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? t`Hide password` : t`Show password`}
            disabled={rest.disabled}
            className={styles.fieldButton}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
