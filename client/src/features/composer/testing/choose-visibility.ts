import { type BoundFunctions, type queries, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Queries = BoundFunctions<typeof queries>;

/** Returns the button of a composer that shows the visibility and opens the menu to change it. */
export function findVisibilityButton(form: Queries): HTMLButtonElement {
  return form.getByRole<HTMLButtonElement>('button', { name: /^Visibility: / });
}

/** Chooses the visibility of a post in its composer. */
export async function chooseVisibility(
  user: UserEvent,
  form: Queries,
  label: string,
): Promise<void> {
  await user.click(findVisibilityButton(form));
  const menu = within(form.getByRole('menu', { name: 'Visibility' }));
  await user.click(menu.getByText(label));
}
