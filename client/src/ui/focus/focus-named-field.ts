/** Focuses the field of a form with this name. If there are several, focuses the one at `index`. */
export function focusNamedField(
  form: HTMLFormElement | HTMLFieldSetElement | null,
  name: string,
  index = 0,
): void {
  const fields = [...(form?.elements ?? [])].filter((field) => field.getAttribute('name') === name);
  const field = fields.at(index);
  if (field instanceof HTMLElement) field.focus();
}
