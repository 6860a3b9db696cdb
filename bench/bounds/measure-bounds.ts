import type { Figure } from '../measure.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureForms } from './measure-forms.ts';
import { measureLayout } from './measure-layout.ts';

/** What is bounded on both sides, measured without the bound and with it. */
export async function measureBounds(): Promise<readonly Figure[]> {
  return [...(await measureLayout()), ...(await measureForms()), ...measureAnswers()];
}
