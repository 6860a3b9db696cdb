import type { ComponentPropsWithRef } from 'react';

/** Returns the text of the field with this name. */
export type FieldReader = (name: string) => string;

/** Form handled by the client. `onSubmit` reads the fields by name. */
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
