import { expect, test } from 'vitest';
import { translateRules } from './translated-rules.ts';

const rule = {
  id: '1',
  text: 'Be kind.',
  hint: 'Disagree with the point, not the person.',
  translations: {
    de: { text: 'Sei freundlich.', hint: 'Widersprich der Sache.' },
    'pt-BR': { text: 'Seja gentil.' },
    'zh-CN': { text: '友善。', hint: '' },
    fr: { text: ' ', hint: 'Vide' },
    'not a tag': { text: 'Broken' },
  },
};

test.each([
  ['en', 'Be kind.', 'Disagree with the point, not the person.', undefined],
  ['de', 'Sei freundlich.', 'Widersprich der Sache.', 'de'],
  ['de-AT', 'Sei freundlich.', 'Widersprich der Sache.', 'de'],
  ['pt', 'Seja gentil.', '', 'pt-BR'],
  ['zh-Hans', '友善。', '', 'zh-CN'],
  ['zh-Hant', 'Be kind.', 'Disagree with the point, not the person.', undefined],
  ['fr', 'Be kind.', 'Disagree with the point, not the person.', undefined],
  ['toString', 'Be kind.', 'Disagree with the point, not the person.', undefined],
])(
  'translateRules: returns each rule in the language of readers of %s',
  (locale, text, hint, language) => {
    expect(translateRules([rule], locale)).toEqual([{ id: '1', text, hint, language }]);
  },
);

test('translateRules: leaves out rules without a text, and keeps the order', () => {
  const rules = [
    { id: '3', text: 'C' },
    { id: '2' },
    { id: '1', text: ' ' },
    { id: '4', text: 'D' },
  ];
  expect(translateRules(rules, 'en').map(({ id }) => id)).toEqual(['3', '4']);
});
