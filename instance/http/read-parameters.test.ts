import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBracketedFields } from './parse-bracketed-fields.ts';
import { readParameters } from './read-parameters.ts';
import { HttpError } from './http-error.ts';

function refused(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof HttpError) return error.body;
    throw error;
  }
  return undefined;
}

test('readParameters: parses lists and records in form brackets', () => {
  const form = new URLSearchParams(
    'status=x&media_ids[]=1&media_ids[]=2&poll[options][]=a&poll[options][]=b&poll[expires_in]=60',
  );
  const read = readParameters(
    { status: 'text', media_ids: 'texts', poll: { options: 'texts!', expires_in: 'integer!' } },
    parseBracketedFields(form),
  );
  expect(read).toEqual({
    status: 'x',
    media_ids: ['1', '2'],
    poll: { options: ['a', 'b'], expires_in: 60 },
  });
});

test('readParameters: reports missing fields with Akkoma’s messages', () => {
  expect(
    refused(() => readParameters({ password: 'text!', agreement: 'boolean!' }, {})),
  ).toMatchObject({
    error: 'Missing field: password. Missing field: agreement.',
    errors: [
      {
        message: 'Missing field: password',
        source: { pointer: '/password' },
        title: 'Invalid value',
      },
      { message: 'Missing field: agreement' },
    ],
  });
});

test.each([
  [{ limit: 'integer' }, { limit: 'abc' }, 'limit - Invalid integer. Got: string.'],
  [{ choices: 'integers!' }, { choices: 'abc' }, 'choices - Invalid array. Got: string.'],
] as const)('readParameters: with %j, refuses %j', (parameters, given, error) => {
  expect(refused(() => readParameters(parameters, given))).toMatchObject({ error });
});

test.each([false, 0, '0', 'f', 'F', 'false', 'False', 'FALSE', 'off', 'OFF', null, ''])(
  'readParameters: reads %j as false, like Akkoma',
  (given) => {
    expect(readParameters({ x: 'boolean' }, { x: given })).toEqual({ x: false });
  },
);

test.each([true, 1, '1', 'true', 'on', 't', 'yes', 'spiders', 'x', 'no', 'null', {}, []])(
  'readParameters: reads %j as true, like Akkoma',
  (given) => {
    expect(readParameters({ x: 'boolean' }, { x: given })).toEqual({ x: true });
  },
);

test('readParameters: ignores names that would reach a prototype', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            '__proto__[x]',
            'a[__proto__][x]',
            'constructor[prototype][x]',
            'a[b]',
            'a',
          ),
          fc.string(),
        ),
      ),
      (entries) => {
        parseBracketedFields(entries);
        expect(({} as Record<string, unknown>)['x']).toBeUndefined();
      },
    ),
  );
});
