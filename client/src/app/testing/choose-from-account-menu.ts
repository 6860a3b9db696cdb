import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Resolves to the button of the account menu, once it has loaded. */
export function findAccountMenuButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^Account menu/ });
}

/** Opens the account menu and resolves to the entry with this name. */
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
