import type { Locator } from '@playwright/test';

/** Writes the description of a file of a composer in its dialog. */
export async function describeFile(form: Locator, name: string, text: string): Promise<void> {
  await form.getByRole('button', { name: `Describe ${name}` }).click();
  await form.getByRole('textbox', { name: `Description of ${name}` }).fill(text);
  await form.getByRole('button', { name: 'Done' }).click();
}
