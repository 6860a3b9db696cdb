import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { formatNumber } from './format/number.ts';
import { isRightToLeft } from './languages.ts';
import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';

type Values = Readonly<Record<string, unknown>>;

/* Matches what Lingui (6.8) replaces in a finished sentence, also within inserted values:
   `\u0041` and `\x41` become characters, and its mark for `#` in a plural becomes the number.
   This module uses NUL as a placeholder. */
// oxlint-disable-next-line no-control-regex -- NUL is the placeholder
const special = /\\|%__lingui|\u0000/;
// oxlint-disable-next-line no-control-regex -- NUL is the placeholder
const placeholder = /\u0000(\d+)\u0000/g;

/* Returns whether a value is itself a message. A message may contain another, as in "{sentence}
   The server says: {said}". */
function isMessage(value: unknown): value is MessageDescriptor {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}

function withoutControls(value: unknown): unknown {
  return typeof value === 'string' ? withoutDirectionControls(value) : value;
}

/* Returns a count that is printed in the digits of the language, as times are. Lingui (6.8)
   appends a value to the text (`default`), and selects the plural form by the number, or by the
   name of an exact case. */
function printable(value: number, locale: string): unknown {
  const digits = formatNumber(value, locale);
  if (digits === String(value)) return value;
  return {
    [Symbol.toPrimitive]: (hint: string) => {
      if (hint === 'default') return digits;
      return hint === 'string' ? String(value) : value;
    },
  };
}

/**
 * Inserts values into messages literally, and numbers in the digits of the language. Characters
 * that would change the direction of the sentence are removed, since a value may come from a
 * server. In a right-to-left sentence each value is isolated: otherwise "#tag" would end with "#",
 * and two names in succession would change places.
 */
class PlainI18n extends I18n {
  override _(
    message: string | MessageDescriptor,
    values?: Values,
    options?: MessageOptions,
  ): string {
    const isText = typeof message === 'string';
    const all: Values = (isText ? values : (message.values ?? values)) ?? {};
    const replaced: string[] = [];
    const safe = Object.fromEntries(
      Object.entries(all).map(([name, each]) => {
        const given = isMessage(each) ? this._(each) : withoutControls(each);
        if (typeof given === 'number') return [name, printable(given, this.locale)];
        if (typeof given !== 'string') return [name, given];
        const value = isRightToLeft(this.locale) ? `\u2068${given}\u2069` : given;
        return [name, special.test(value) ? `\0${replaced.push(value) - 1}\0` : value];
      }),
    );
    const id = isText ? message : message.id;
    const text = isText ? options?.message : message.message;
    const sentence = super._(id, safe, {
      ...options,
      ...(text === undefined ? {} : { message: text }),
    });
    return replaced.length === 0
      ? sentence
      : sentence.replaceAll(placeholder, (_, index: string) => replaced[Number(index)] ?? '');
  }
}

/** Creates an instance, for tests that need their own. */
export function createI18n(params: ConstructorParameters<typeof I18n>[0] = {}): I18n {
  return new PlainI18n(params);
}

/** The messages of the active language. */
export const i18n = createI18n();
