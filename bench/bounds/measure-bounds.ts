import type { Figure } from '../measure.ts';
import { measureLongResponses } from './measure-long-responses.ts';
import { measureForms } from './measure-forms.ts';
import { measureLayout } from './measure-layout.ts';

/** Measures everything that has a limit, without the limit and with it. */
export async function measureBounds(): Promise<readonly Figure[]> {
  return [...(await measureLayout()), ...(await measureForms()), ...measureLongResponses()];
}
