/** Twelve ways in which a stored text has gone bad; the good value is `{ words: string[] }`, version 2. */
export const corruptions: readonly (readonly [string, string])[] = [
  ['an empty text', ''],
  ['no JSON', 'undefined'],
  ['JSON cut short', '{"version":2,"value":{"words":["a"'],
  ['a bare null', 'null'],
  ['a bare number', '7'],
  ['a list instead of an envelope', '[2,{"words":["a"]}]'],
  ['an envelope without a version', '{"value":{"words":["a"]}}'],
  ['a version that is text', '{"version":"2","value":{"words":["a"]}}'],
  ['a version below the first', '{"version":-1,"value":{"words":["a"]}}'],
  ['a value of the wrong type', '{"version":2,"value":{"words":"a"}}'],
  ['a version that nothing leads on from', '{"version":1,"value":{"words":["a"]}}'],
  [
    'a value nested without end',
    `{"version":2,"value":{"words":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
  ],
];
