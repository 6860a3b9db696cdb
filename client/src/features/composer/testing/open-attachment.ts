import { type BoundFunctions, type queries, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Queries = BoundFunctions<typeof queries>;

/** Opens the dialog of a file in a composer, whether or not it has a description. */
export async function openAttachment(
  user: UserEvent,
  form: Queries,
  name: string,
): Promise<Queries> {
  const open = await form.findByRole('button', {
    name: (label) => /^ALT (Edit|Describe) /.test(label) && label.endsWith(` ${name}`),
  });
  await user.click(open);
  return within(form.getByRole('dialog'));
}
