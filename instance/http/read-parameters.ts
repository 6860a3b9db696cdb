import type { ParameterKind, Parameters } from '@rookery/contract/parameters.ts';
import { parseParameter } from '@rookery/contract/parse-parameter.ts';
import type { IncomingRecord } from './parse-bracketed-fields.ts';
import {
  createInvalidParametersError,
  createUnknownValuesError,
  type FieldError,
} from './http-error.ts';

/** A value that does not match its parameter kind. */
class InvalidValue {
  readonly message: string;

  constructor(expected: string, value: unknown) {
    this.message = `Invalid ${expected}. Got: ${typeName(value)}`;
  }
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function readText(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return new InvalidValue('string', value);
}

function readInteger(value: unknown): unknown {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  return new InvalidValue('integer', value);
}

/** The values that Akkoma reads as false; every other value is true. */
const falseValues: ReadonlySet<unknown> = new Set([
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
  if (!Array.isArray(value)) return alone ? [readItem(value)] : new InvalidValue('array', value);
  const items = value.map((item) => readItem(item));
  return items.find((item) => item instanceof InvalidValue) ?? items;
}

const readers: Record<ParameterKind, (value: unknown) => unknown> = {
  text: readText,
  'text-or-null': (value) => (value === null ? null : readText(value)),
  integer: readInteger,
  boolean: (value) => !falseValues.has(value),
  texts: (value) => readList(value, readText, typeof value === 'string'),
  integers: (value) => readList(value, readInteger, typeof value === 'number'),
  file: (value) => (value instanceof Blob ? value : new InvalidValue('file', value)),
  json: (value) => value,
};

const nullableKinds: ReadonlySet<ParameterKind> = new Set(['text-or-null', 'json', 'boolean']);

/** Returns whether a text or list has only values of an enumeration, compared exactly. */
function isEnumerated(names: readonly string[], value: unknown): boolean {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  return given.every((each) => typeof each === 'string' && names.includes(each));
}

/** The errors of a request: mismatches of type, and unknown values of enumerations. */
interface Errors {
  readonly invalid: FieldError[];
  readonly unknown: FieldError[];
}

function isRecord(value: unknown): value is IncomingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readInto(
  parameters: Parameters,
  incoming: IncomingRecord,
  errors: Errors,
  prefix: string,
): IncomingRecord {
  const values: IncomingRecord = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const received: unknown = Object.hasOwn(incoming, name) ? incoming[name] : undefined;
    const field = prefix + name;
    if (typeof parameter !== 'string') {
      if (isRecord(received)) values[name] = readInto(parameter, received, errors, `${field}/`);
      continue;
    }
    const { kind, required, names } = parseParameter(parameter);
    const absent = received === undefined || (received === null && !nullableKinds.has(kind));
    if (absent) {
      if (required) errors.invalid.push({ field, message: `Missing field: ${name}` });
      continue;
    }
    const value = readers[kind](received);
    if (value instanceof InvalidValue) errors.invalid.push({ field, message: value.message });
    else if (names && !isEnumerated(names, value))
      errors.unknown.push({ field, message: 'Invalid value for enum' });
    else values[name] = value;
  }
  return values;
}

/**
 * Parses parameters by the kinds that the call declares. Throws an HttpError that lists every
 * mismatch: 400 for values of a wrong type, 422 for unknown values of enumerations. Those are never
 * ignored: a `visibility` that is read as absent makes a private status public.
 */
export function readParameters(
  parameters: Parameters | undefined,
  incoming: IncomingRecord,
): IncomingRecord {
  const errors: Errors = { invalid: [], unknown: [] };
  const values = readInto(parameters ?? {}, incoming, errors, '');
  if (errors.invalid.length > 0) throw createInvalidParametersError(errors.invalid);
  if (errors.unknown.length > 0) throw createUnknownValuesError(errors.unknown);
  return values;
}
