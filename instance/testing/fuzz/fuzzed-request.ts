import * as fc from 'fast-check';
import type { Call } from '@rookery/contract/call.ts';
import type { Parameter, ParameterKind, Parameters } from '@rookery/contract/parameters.ts';
import { parseParameter } from '@rookery/contract/parse-parameter.ts';
import { testOrigin } from '#testing/start-test-instance.ts';
import { hostileTextArbitrary, hostileValueArbitrary } from './hostile-values.ts';

/** Existing ids by the name of the path parameter. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** A request in parts, which a failed test prints readably. */
export interface FuzzedRequest {
  readonly method: string;
  readonly address: string;
  readonly type: string | undefined;
  readonly body: string | undefined;
  readonly caller: number;
}

/** Valid values for each kind of parameter, so that the invalid ones beside them are reached. */
const plausible: Readonly<Record<ParameterKind, fc.Arbitrary<unknown>>> = {
  text: fc.constantFrom<unknown>('hello @bob #tag', 'public', 'text/markdown', 'en', '1'),
  'text-or-null': fc.constantFrom<unknown>(null, '2030-01-01T00:00:00Z'),
  integer: fc.constantFrom<unknown>(0, 1, 20, 60),
  boolean: fc.boolean(),
  texts: fc.constantFrom<unknown>([], ['home'], ['a', 'b']),
  integers: fc.constantFrom<unknown>([0], [1, 0]),
  file: fc.constant<unknown>('no file'),
  json: fc.constantFrom<unknown>({}, [{ name: 'a', value: 'b' }]),
};

function plausibleValue(parameter: Parameter): fc.Arbitrary<unknown> {
  const { kind, names } = parseParameter(parameter);
  if (!names) return plausible[kind];
  const name = fc.constantFrom<unknown>(...names);
  return kind === 'text' ? name : fc.array(name, { maxLength: 3 });
}

function values(parameters: Parameters, ids: readonly string[]): fc.Arbitrary<object> {
  const entries = Object.entries(parameters).map(([name, parameter]) => {
    const good: fc.Arbitrary<unknown> =
      typeof parameter === 'string' ? plausibleValue(parameter) : values(parameter, ids);
    const id = name.endsWith('_id') ? fc.constantFrom<unknown>(...ids) : good;
    return [
      name,
      fc.oneof({ weight: 3, arbitrary: id }, { weight: 2, arbitrary: hostileValueArbitrary }),
    ];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pairs of the map above
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

/** Path segments as they appear in a URL, some of them not decodable. */
const rawSegment = fc.oneof(
  hostileTextArbitrary.map((text) => encode(text.slice(0, 2000))),
  fc.constantFrom('%', '%00', '%ff', '%E0%A4%A', '%2e%2e', '..%2f..', 'a%2Fb', ';', '%252e'),
);

function asForm(value: object): string {
  return Object.entries(value)
    .flatMap(([name, part]: [string, unknown]) =>
      Array.isArray(part)
        ? part.slice(0, 200).map((item: unknown) => [`${name}[]`, item] as const)
        : [[name, part] as const],
    )
    .map(([name, part]) => {
      const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
      return `${encode(name)}=${encode(text)}`;
    })
    .join('&');
}

const brokenBodies = [
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '"text"',
  '{"status":"\\ud800"}',
  '\0\0\0',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
  'a[b][c][d][e][f]=1&a=2&a[]=3&[]=&=&%=%',
  `{"status":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
];

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'x',
  undefined,
];

/** Generates requests for one call, with valid and unexpected parts. */
export function fuzzedRequest(call: Call, known: KnownValues): fc.Arbitrary<FuzzedRequest> {
  const ids = Object.values(known).flat();
  const path = call.path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const good = fc.constantFrom(...(known[part.slice(1)] ?? ids)).map((id) => encode(id));
    return fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: rawSegment });
  });
  const fields = values(call.body?.fields ?? {}, ids);
  const body = fc.oneof(
    {
      weight: 4,
      arbitrary: fields.map((given) => ({ type: types[0], body: JSON.stringify(given) })),
    },
    { weight: 3, arbitrary: fields.map((given) => ({ type: types[1], body: asForm(given) })) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(...types),
        body: fc.oneof(fc.constantFrom(...brokenBodies), hostileTextArbitrary),
      }),
    },
  );
  const hasBody = call.method !== 'GET';
  return fc
    .record({
      path: fc.tuple(...path),
      query: values(call.query ?? {}, ids),
      body: hasBody ? body : fc.constant({ type: undefined, body: undefined }),
      caller: fc.nat({ max: 4 }),
    })
    .map((parts) => ({
      method: call.method,
      address: `${testOrigin}${parts.path.join('/')}?${asForm(parts.query).slice(0, 8000)}`,
      type: parts.body.type,
      body: parts.body.body,
      caller: parts.caller,
    }));
}
