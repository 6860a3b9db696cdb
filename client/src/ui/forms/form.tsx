import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '../buttons/button.tsx';
import styles from './form-buttons.module.css';

/** The submit button of a form, with an optional cancel button and other content. */
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

/** Returns the text of the field with this name. */
export type FieldReader = (name: string) => string;

/**
 * Form whose submission the client handles. `onSubmit` receives a function that reads fields by
 * name.
 */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  onSubmit: (typed: FieldReader, form: HTMLFormElement) => unknown;
}) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onSubmit((name) => {
          const text = new FormData(form).get(name);
          return typeof text === 'string' ? text : '';
        }, form);
      }}
    />
  );
}
