import type { ComponentPropsWithRef } from 'react';

/** What was typed into the field of that name. */
export type TypedText = (name: string) => string;

/** A form that is worked on here and leads nowhere. `onSubmit` reads what was typed by the names of fields. */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  onSubmit: (typed: TypedText, form: HTMLFormElement) => unknown;
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
