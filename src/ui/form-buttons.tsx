import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import styles from './form-buttons.module.css';

/** Submit button of a form, with an optional cancel button and further content. */
export function FormButtons({
  submit,
  onCancel,
  children,
  ...rest
}: Pick<ButtonProps, 'variant' | 'size' | 'isBusy' | 'disabled'> & {
  submit: string;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="primary" {...rest}>
        {submit}
      </Button>
      {onCancel && (
        <Button size={rest.size ?? 'medium'} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      {children}
    </div>
  );
}
