import type { NounForms } from './language-formats.ts';

/** Returns an amount with its noun, in the form that the plural rules of the language require. */
export function countUnits(amount: number, noun: NounForms, locales: Intl.LocalesArgument): string {
  const category = new Intl.PluralRules(locales).select(amount);
  return `${new Intl.NumberFormat(locales).format(amount)} ${noun[category] ?? noun.other}`;
}
