/**
 * Returns twelve damaged texts of a persisted value with this format version, each after its
 * description.
 */
export function corruptedStoredTexts(version: number): readonly (readonly [string, string])[] {
  const good = '{"words":["a"]}';
  const sealed = (value: string, number: number | string = version): string =>
    `{"version":${number},"value":${value}}`;
  return [
    ['an empty text', ''],
    ['no JSON', 'undefined'],
    ['JSON cut short', sealed(good).slice(0, -5)],
    ['a bare null', 'null'],
    ['a bare number', '7'],
    ['a list instead of an envelope', `[${version},${good}]`],
    ['an envelope without a version', `{"value":${good}}`],
    ['a version that is text', sealed(good, `"${version}"`)],
    ['a version below the first', sealed(good, -1)],
    ['a value of the wrong type', sealed('"a"')],
    ['a version that nothing leads on from', sealed(good, version - 1)],
    ['a value nested without end', sealed(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ];
}
