import type { Parameter, ParameterKind, Parameters } from '#contract/parameters.ts';
import type { IncomingRecord } from './brackets.ts';
import { invalidParameters, type FieldTrouble } from './refusal.ts';

/** A value that could not be read as its word says. */
class Misfit {
  readonly message: string;

  constructor(expected: string, value: unknown) {
    this.message = `Invalid ${expected}. Got: ${nameOf(value)}`;
  }
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function readText(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return new Misfit('string', value);
}

function readInteger(value: unknown): unknown {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  return new Misfit('integer', value);
}

/** What the real server reads as no; everything else is a yes. */
const falsehoods: ReadonlySet<unknown> = new Set([
  false,
  0,
  '0',
  'f',
  'F',
  'false',
  'False',
  'FALSE',
  'off',
  'OFF',
  null,
  '',
]);

function readList(value: unknown, readItem: (item: unknown) => unknown, alone: boolean): unknown {
  if (!Array.isArray(value)) return alone ? [readItem(value)] : new Misfit('array', value);
  const items = value.map((item) => readItem(item));
  return items.find((item) => item instanceof Misfit) ?? items;
}

const readers: Record<ParameterKind, (value: unknown) => unknown> = {
  text: readText,
  'text-or-null': (value) => (value === null ? null : readText(value)),
  integer: readInteger,
  boolean: (value) => !falsehoods.has(value),
  texts: (value) => readList(value, readText, typeof value === 'string'),
  integers: (value) => readList(value, readInteger, typeof value === 'number'),
  file: (value) => (value instanceof Blob ? value : new Misfit('file', value)),
  json: (value) => value,
};

function isKind(word: string): word is ParameterKind {
  return Object.hasOwn(readers, word);
}

const takesNull: ReadonlySet<ParameterKind> = new Set(['text-or-null', 'json', 'boolean']);

function split(parameter: Parameter): { kind: ParameterKind; required: boolean } {
  const required = parameter.endsWith('!');
  const word = required ? parameter.slice(0, -1) : parameter;
  if (!isKind(word)) throw new Error(`The contract knows no parameter kind ${word}.`);
  return { kind: word, required };
}

function isRecord(value: unknown): value is IncomingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readInto(
  parameters: Parameters,
  incoming: IncomingRecord,
  troubles: FieldTrouble[],
  prefix: string,
): IncomingRecord {
  const values: IncomingRecord = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const given: unknown = Object.hasOwn(incoming, name) ? incoming[name] : undefined;
    const field = prefix + name;
    if (typeof parameter !== 'string') {
      if (isRecord(given)) values[name] = readInto(parameter, given, troubles, `${field}/`);
      continue;
    }
    const { kind, required } = split(parameter);
    const absent = given === undefined || (given === null && !takesNull.has(kind));
    if (absent) {
      if (required) troubles.push({ field, message: `Missing field: ${name}` });
      continue;
    }
    const value = readers[kind](given);
    if (value instanceof Misfit) troubles.push({ field, message: value.message });
    else values[name] = value;
  }
  return values;
}

/** Reads what came in by the words of a contract row; refuses what does not fit. */
export function readParameters(
  parameters: Parameters | undefined,
  incoming: IncomingRecord,
): IncomingRecord {
  const troubles: FieldTrouble[] = [];
  const values = readInto(parameters ?? {}, incoming, troubles, '');
  if (troubles.length > 0) throw invalidParameters(troubles);
  return values;
}
