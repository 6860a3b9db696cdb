import type { Call } from '@rookery/contract/call.ts';
import type { Parameters } from '@rookery/contract/parameters.ts';
import type { ValidInput } from './valid-input.ts';

/** Invalid input for a call, with a description of what is wrong. */
export interface InvalidInput {
  readonly says: string;
  readonly input: ValidInput;
}

/** Values that are invalid for each kind of parameter. */
const misfits: Readonly<Record<string, unknown>> = {
  integer: 'three',
  integers: { not: 'a list' },
  texts: { not: 'a list' },
  file: 'no file',
  text: { not: 'a text' },
};

type Values = Readonly<Record<string, unknown>>;

function wrongly(expected: Parameters, good: Values): { says: string; values: Values }[] {
  return Object.entries(expected).flatMap(([name, parameter]) => {
    if (typeof parameter !== 'string') return [];
    const wrong: { says: string; values: Values }[] = [];
    if (parameter.endsWith('!')) {
      const { [name]: _, ...values } = good;
      wrong.push({ says: `without ${name}`, values });
    }
    const misfit = misfits[parameter.replace('!', '')];
    if (misfit !== undefined)
      wrong.push({ says: `with a wrong ${name}`, values: { ...good, [name]: misfit } });
    return wrong;
  });
}

/** Returns variants with each required parameter missing and each parameter of a wrong type. */
export function invalidInputs(call: Call, good: ValidInput): readonly InvalidInput[] {
  return [
    ...wrongly(call.query ?? {}, good.query ?? {}).map(({ says, values }) => ({
      says,
      input: { ...good, query: values },
    })),
    ...wrongly(call.body?.fields ?? {}, good.body ?? {}).map(({ says, values }) => ({
      says,
      input: { ...good, body: values },
    })),
  ];
}
