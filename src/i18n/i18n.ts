import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';

type Values = Readonly<Record<string, unknown>>;

/*
 * Lingui (6.8) looks for its own marks in the finished sentence, values included: `\u0041` and `\x41`
 * become characters, and the mark of `#` in a plural becomes the number. NUL is our own mark below.
 */
// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const special = /\\|%__lingui|\u0000/;
// oxlint-disable-next-line no-control-regex -- as above
const held = /\u0000(\d+)\u0000/g;

/* A message may hold another, as in "{sentence} (the server says: {text})". */
function isMessage(value: unknown): value is MessageDescriptor {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}

/**
 * Sentences in which a value stands exactly as it was given, whatever it looks like. Only characters that
 * would change the direction of the sentence are left out: a value may be a text from a server.
 */
class PlainI18n extends I18n {
  override _(
    message: string | MessageDescriptor,
    values?: Values,
    options?: MessageOptions,
  ): string {
    const isText = typeof message === 'string';
    const all: Values = (isText ? values : (message.values ?? values)) ?? {};
    const kept: string[] = [];
    const safe = Object.fromEntries(
      Object.entries(all).map(([name, each]) => {
        const given = isMessage(each) ? this._(each) : each;
        if (typeof given !== 'string') return [name, given];
        const value = withoutDirectionControls(given);
        return [name, special.test(value) ? `\0${kept.push(value) - 1}\0` : value];
      }),
    );
    const id = isText ? message : message.id;
    const text = isText ? options?.message : message.message;
    const sentence = super._(id, safe, {
      ...options,
      ...(text === undefined ? {} : { message: text }),
    });
    return kept.length === 0
      ? sentence
      : sentence.replaceAll(held, (_, index: string) => kept[Number(index)] ?? '');
  }
}

/** Messages of one language: for tests, which need their own. */
export function createI18n(params: ConstructorParameters<typeof I18n>[0] = {}): I18n {
  return new PlainI18n(params);
}

/** The messages of the language that is spoken. */
export const i18n = createI18n();
