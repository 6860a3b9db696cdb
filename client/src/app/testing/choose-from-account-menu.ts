import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The button at the end of the top bar, once it has loaded. */
export function findAccountMenuButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^Account menu/ });
}

/** Opens the account menu and returns one of its entries. */
export async function openAccountMenuAt(
  user: UserEvent,
  name: string | RegExp,
): Promise<HTMLElement> {
  await user.click(await findAccountMenuButton());
  return screen.findByRole('menuitem', { name });
}

/** Chooses an entry of the account menu. */
export async function chooseFromAccountMenu(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await openAccountMenuAt(user, name));
}
