import type { Parameter, ParameterKind } from './parameters.ts';

/** A parsed parameter of the contract. `names` are the allowed values of an enumeration. */
export interface ParsedParameter {
  readonly kind: ParameterKind;
  readonly required: boolean;
  readonly names?: readonly string[];
}

/** Parses a parameter: `texts!`, `one of public|private`, `some of home|thread!`. */
export function parseParameter(parameter: Parameter): ParsedParameter {
  const required = parameter.endsWith('!');
  const bare = required ? parameter.slice(0, -1) : parameter;
  const enumeration = /^(one|some) of (.+)$/.exec(bare);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a parameter without its `!` is a kind or an enumeration
  if (!enumeration) return { kind: bare as ParameterKind, required };
  const names = (enumeration[2] ?? '').split('|');
  return { kind: enumeration[1] === 'one' ? 'text' : 'texts', required, names };
}
