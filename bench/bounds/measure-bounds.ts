import type { Figure } from '../measure.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureForms } from './measure-forms.ts';
import { measureLayout } from './measure-layout.ts';

/** Measures everything that has a limit, without the limit and with it. */
export async function measureBounds(): Promise<readonly Figure[]> {
  return [...(await measureLayout()), ...(await measureForms()), ...measureAnswers()];
}
