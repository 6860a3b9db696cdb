import { type BoundFunctions, type queries, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Queries = BoundFunctions<typeof queries>;

/** Chooses an item of the menu “More options” of a composer. */
export async function chooseInMoreMenu(
  user: UserEvent,
  form: Queries,
  label: string,
): Promise<void> {
  await user.click(form.getByRole('button', { name: 'More options' }));
  const menu = within(form.getByRole('menu', { name: 'More options' }));
  await user.click(await menu.findByText(label));
}
