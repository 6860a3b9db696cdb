import { markup, type Markup } from '#pages/markup.ts';
import { readCatalogue } from './read-catalogue.ts';

export interface Texts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Returns a message in the language, in English if its translation is missing. */
  readonly text: (message: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns a message as HTML. Each value is emphasised, and isolated from the text around it. */
  readonly markup: (message: string, values: Readonly<Record<string, string>>) => Markup;
}

const placeholder = /\{(\w+)\}/;

/** Returns the texts in one language, given by a code that `matchLanguage` returned. */
export function textsIn(code: string): Texts {
  const isRightToLeft = code === 'ar' || code === 'he';
  const translate = (message: string): string => readCatalogue(code).get(message) ?? message;
  /* U+2068 and U+2069 keep a name in Latin letters from changing the order of the sentence. */
  const isolate = (value: string): string => (isRightToLeft ? `\u2068${value}\u2069` : value);
  return {
    language: code === 'ja_easy' ? 'ja' : code.replace('_', '-'),
    direction: isRightToLeft ? 'rtl' : 'ltr',
    text: (message, values = {}) =>
      translate(message)
        .split(placeholder)
        .map((part, index) => (index % 2 === 0 ? part : isolate(values[part] ?? '')))
        .join(''),
    markup: (message, values) => {
      const parts = translate(message)
        .split(placeholder)
        .map((part, index) =>
          index % 2 === 0 ? markup`${part}` : markup`<b><bdi>${values[part] ?? ''}</bdi></b>`,
        );
      return markup`${parts}`;
    },
  };
}
