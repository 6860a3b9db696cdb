import type { Call } from '@rookery/contract/call.ts';
import type { Parameters } from '@rookery/contract/parameters.ts';

/** A body for which a careless parser needs a long time. */
export interface HostileBody {
  readonly says: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n';

/** The shapes of bodies: description, content type, prefix, repeated part and suffix. */
const shapes: readonly (readonly [string, string, string, string, string])[] = [
  ['fields without a value', form, '', 'a&', ''],
  ['fields of one letter', form, '', 'a=1&', ''],
  ['only ampersands', form, '', '&', ''],
  ['a list of many', form, '', 'a[]=1&', ''],
  ['nested names', form, '', 'a[b][c]=1&', ''],
  ['a name of brackets', form, '', '[', '=1'],
  ['spaces', form, 'a=', '+', ''],
  ['broken escapes', form, 'a=', '%F0%9F%', ''],
  ['many arrays', json, '{"a":[', '[],', '0]}'],
  ['many objects', json, '{"a":[', '{"a":1},', '0]}'],
  ['arrays in arrays', json, '{"a":', '[', ''],
  ['objects in objects', json, '', '{"a":', ''],
  ['a long number', json, '{"a":', '9', '}'],
  ['escaped letters', json, String.raw`{"a":"`, String.raw`\u0061`, '"}'],
  ['white space', json, '', ' ', '{}'],
  [
    'many parts',
    multipart,
    '',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n',
    '--x--',
  ],
  ['many files', multipart, '', `${head}\r\n\r\n`, '--x--'],
  ['many lines in a head', multipart, head, 'a: b\r\n', '\r\n\r\n--x--'],
  [
    'a long name',
    multipart,
    '--x\r\ncontent-disposition: form-data; name="',
    '%0A',
    '"\r\n\r\n\r\n--x--',
  ],
  ['almost boundaries', multipart, `${head}\r\n`, '\r\n--', '\r\n--x--'],
  ['no end', multipart, `${head}\r\n`, 'x', ''],
];

function filled(before: string, repeated: string, after: string, size: number): string {
  return before + repeated.repeat(Math.ceil(size / repeated.length)) + after;
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/**
 * Returns a body of this size in bytes for each shape. Each body is created once and sent to many
 * calls.
 */
export function hostileBodies(size: number): readonly HostileBody[] {
  return shapes.map(([says, type, before, repeated, after]) => ({
    says,
    type,
    bytes: encoded(filled(before, repeated, after, size)),
  }));
}

/** Texts that are searched for formats, mentions, tags and links. */
const texts = [
  '@a ',
  '#a ',
  '<b>',
  '</',
  '[b]',
  '**',
  '`',
  '_a',
  'http://',
  'a.b/',
  '(',
  '\n>',
  ':a:',
];

function valueFor(kind: string, text: string): unknown {
  if (kind === 'texts')
    return Array.from({ length: Math.floor(text.length / 16) }, (_, i) => `id${i}`);
  if (kind === 'integers') return Array.from({ length: Math.floor(text.length / 8) }, (_, i) => i);
  if (kind === 'json')
    return Array.from({ length: Math.floor(text.length / 24) }, () => ({ name: 'a' }));
  if (kind === 'boolean') return true;
  return kind === 'integer' ? 1 : text;
}

function valuesOf(fields: Parameters, text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, kind]): (readonly [string, unknown])[] => {
      if (typeof kind !== 'string') return [[name, valuesOf(kind, text)]];
      const word = kind.replace('!', '');
      return word === 'file' ? [] : [[name, valueFor(word, text)]];
    }),
  );
}

/** Returns bodies with the fields of a call, filled to the maximum total size. */
export function bodiesWithFilledFields(call: Call, size: number): readonly HostileBody[] {
  const fields = call.body?.fields ?? {};
  const each = Math.floor(size / Math.max(1, Object.keys(fields).length));
  return texts.map((text) => ({
    says: `its own fields, full of ${JSON.stringify(text)}`,
    type: json,
    bytes: encoded(JSON.stringify(valuesOf(fields, filled('', text, '', each / 1.1)))),
  }));
}
