import { expect, test } from 'vitest';
import { compileTexts, readCatalogues } from './catalogues.ts';
import { compareShapes, type Token } from './message-shape.ts';
import { toPseudoMessage } from './pseudo-locale.ts';

test.each<[string, readonly Token[], readonly Token[]]>([
  ['a text', ['Post'], ['⟦', 'Þööšţ', '⟧']],
  ['a tag', ['<0>Log in</0>'], ['⟦', '<0>Ļööĝ îîñ</0>', '⟧']],
  ['an argument', ['at ', ['time']], ['⟦', 'ååţ ', ['time'], '⟧']],
  [
    'a plural',
    [['n', 'plural', { one: ['#', ' post'], other: 'Posts' }]],
    ['⟦', ['n', 'plural', { one: ['#', ' þööšţ'], other: 'Þööšţš' }], '⟧'],
  ],
])('toPseudoMessage: changes %s', (_, message, pseudo) => {
  expect(toPseudoMessage(message)).toEqual(pseudo);
});

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token.replaceAll(/<[^>]*>/g, '');
      const [, , format] = token;
      if (typeof format !== 'object' || format === null) return '';
      return Object.values(format)
        .flatMap((form: unknown) => (Array.isArray(form) ? textOf(form) : String(form)))
        .join('');
    })
    .join('');
}

const lengthOf = (all: readonly (readonly Token[])[]) => all.map(textOf).join('').length;

test('toPseudoMessage: keeps the parts of every message, without a plain letter, 40 % longer', async () => {
  const { source } = await readCatalogues();
  const messages = Object.values(compileTexts('en', source).compiled);
  expect(messages.length).toBeGreaterThan(1000);
  for (const message of messages) {
    const pseudo = toPseudoMessage(message);
    expect(compareShapes('en', message, pseudo)).toEqual([]);
    expect(textOf(pseudo)).not.toMatch(/[A-Za-z]/);
  }
  const growth = lengthOf(messages.map(toPseudoMessage)) / lengthOf(messages);
  expect(growth).toBeGreaterThan(1.35);
  expect(growth).toBeLessThan(1.5);
});
