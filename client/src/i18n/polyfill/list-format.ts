import { findLanguageFormats } from './find-formats.ts';

type ListPart = ReturnType<Intl.ListFormat['formatToParts']>[number];

/** Joins lists with the words of `find-formats.ts`, without a comma before the last item. */
export class ListFormat extends Intl.ListFormat {
  readonly #lastJoint: string | undefined;

  constructor(locales?: Intl.LocalesArgument, options: Intl.ListFormatOptions = {}) {
    super(locales, options);
    const formats = findLanguageFormats(locales);
    if (formats) this.#lastJoint = options.type === 'disjunction' ? formats.or : formats.and;
  }

  override format(list: Iterable<string>): string {
    return this.formatToParts(list)
      .map(({ value }) => value)
      .join('');
  }

  override formatToParts(list: Iterable<string>): ListPart[] {
    if (this.#lastJoint === undefined) return super.formatToParts(list);
    const values = [...list];
    return values.flatMap((value, index): ListPart[] => {
      const joint = index === values.length - 1 ? ` ${this.#lastJoint} ` : ', ';
      const element: ListPart = { type: 'element', value };
      return index === 0 ? [element] : [{ type: 'literal', value: joint }, element];
    });
  }
}
