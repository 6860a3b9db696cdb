import type { Call } from '../call.ts';
import type { Parameter, ParameterKind, Parameters } from '../parameters.ts';
import type { Exchange } from './recordings.ts';

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const isInteger = (value: unknown): boolean => isText(value) && Number.isInteger(Number(value));

const listed =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    (Array.isArray(value) ? value : [value]).every(test);

const tests: Record<ParameterKind, (value: unknown) => boolean> = {
  text: isText,
  'text-or-null': (value) => value === null || isText(value),
  integer: isInteger,
  boolean: (value) => [true, false, 'true', 'false', '1', '0', 1, 0].some((word) => word === value),
  texts: listed(isText),
  integers: listed(isInteger),
  file: (value) => isRecord(value) && 'filename' in value,
  json: () => true,
};

function kindOf(parameter: Parameter): { kind: ParameterKind; required: boolean } {
  const required = parameter.endsWith('!');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a parameter is a kind with or without its mark
  return { kind: parameter.replace('!', '') as ParameterKind, required };
}

/** `poll[options][]` with several values becomes `{ poll: { options: [...] } }`. */
function fromPairs(pairs: Iterable<readonly [string, unknown]>): Given {
  const result: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    const parts = name.split(/\[|\]\[|\]$/u).filter((part, index) => part !== '' || index === 1);
    const many = name.endsWith('[]');
    if (many && parts.at(-1) === '') parts.pop();
    let place = result;
    for (const part of parts.slice(0, -1)) {
      const next = place[part];
      const inner: Record<string, unknown> = isRecord(next) ? { ...next } : {};
      place[part] = inner;
      place = inner;
    }
    const last = parts.at(-1) ?? name;
    const before = place[last];
    place[last] = many ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return result;
}

function bodyOf({ body_kind: kind, body }: Exchange['request']): Given {
  if (kind === 'form') return fromPairs(new URLSearchParams(String(body)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the recordings keep multipart forms so
  if (kind === 'multipart') return fromPairs(body as Iterable<readonly [string, unknown]>);
  return isRecord(body) ? body : {};
}

function check(expected: Parameters, given: Given, prefix: string): string[] {
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
    const { kind, required } = kindOf(parameter);
    const absent = value === undefined || (value === null && kind !== 'text-or-null');
    if (absent && required) faults.push(`missing ${prefix}${name}`);
    if (!absent && !tests[kind](value)) faults.push(`not ${kind}: ${prefix}${name}`);
  }
  return faults;
}

/**
 * What in a recorded request does not fit its row. The encoding may be another than the row's, and
 * a body's fields may stand in the query: servers of this family take all of these.
 */
export function checkRequest(call: Call, { request }: Exchange): readonly string[] {
  if (request.body_kind === 'raw') return ['not JSON'];
  const address = `${request.query ?? ''}&${request.path.split('?')[1] ?? ''}`;
  const given = { ...fromPairs(new URLSearchParams(address)), ...bodyOf(request) };
  return check({ ...call.query, ...call.body?.fields }, given, '');
}
