import type { Call } from '../call.ts';
import type { ParameterKind, Parameters } from '../parameters.ts';
import { parseParameter } from '../parse-parameter.ts';
import type { Exchange } from './recordings.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const isInteger = (value: unknown): boolean => isText(value) && Number.isInteger(Number(value));

const everyItem =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    (Array.isArray(value) ? value : [value]).every(test);

const tests: Record<ParameterKind, (value: unknown) => boolean> = {
  text: isText,
  'text-or-null': (value) => value === null || isText(value),
  integer: isInteger,
  boolean: (value) => [true, false, 'true', 'false', '1', '0', 1, 0].some((word) => word === value),
  texts: everyItem(isText),
  integers: everyItem(isInteger),
  file: (value) => isRecord(value) && 'filename' in value,
  json: () => true,
};

/** Converts pairs: `poll[options][]` with several values becomes `{ poll: { options: [...] } }`. */
function fromPairs(pairs: Iterable<readonly [string, unknown]>): Values {
  const result: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    const parts = name.split(/\[|\]\[|\]$/u).filter((part, index) => part !== '' || index === 1);
    const many = name.endsWith('[]');
    if (many && parts.at(-1) === '') parts.pop();
    let target = result;
    for (const part of parts.slice(0, -1)) {
      const next = target[part];
      const inner: Record<string, unknown> = isRecord(next) ? { ...next } : {};
      target[part] = inner;
      target = inner;
    }
    const last = parts.at(-1) ?? name;
    const previous = target[last];
    target[last] = many ? [...(Array.isArray(previous) ? previous : []), value] : value;
  }
  return result;
}

function parseBody({ body_kind: kind, body }: Exchange['request']): Values {
  if (kind === 'form') return fromPairs(new URLSearchParams(String(body)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- recordings store multipart forms as pairs
  if (kind === 'multipart') return fromPairs(body as Iterable<readonly [string, unknown]>);
  return isRecord(body) ? body : {};
}

function check(expected: Parameters, given: Values, prefix: string): string[] {
  const faults: string[] = [];
  for (const name of Object.keys(given)) {
    if (!(name in expected)) faults.push(`unknown ${prefix}${name}`);
  }
  for (const [name, parameter] of Object.entries(expected)) {
    const value = given[name];
    if (typeof parameter !== 'string') {
      if (isRecord(value)) faults.push(...check(parameter, value, `${prefix}${name}.`));
      else if (value !== undefined && value !== null) faults.push(`not a record: ${prefix}${name}`);
      continue;
    }
    const { kind, required } = parseParameter(parameter);
    const absent = value === undefined || (value === null && kind !== 'text-or-null');
    if (absent && required) faults.push(`missing ${prefix}${name}`);
    if (!absent && !tests[kind](value)) faults.push(`not ${kind}: ${prefix}${name}`);
  }
  return faults;
}

/**
 * Returns the differences between a recorded request and the definition of its call. The encoding
 * may differ, and body fields may be in the query: Akkoma and Pleroma accept both.
 */
export function checkRequest(call: Call, { request }: Exchange): readonly string[] {
  if (request.body_kind === 'raw') return ['not JSON'];
  const address = `${request.query ?? ''}&${request.path.split('?')[1] ?? ''}`;
  const given = { ...fromPairs(new URLSearchParams(address)), ...parseBody(request) };
  return check({ ...call.query, ...call.body?.fields }, given, '');
}
