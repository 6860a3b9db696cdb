import { expect, test } from 'vitest';
import type { CustomEmoji } from './custom-emoji.ts';
import { quickReactions } from './quick-reactions.ts';

const blob: CustomEmoji = {
  shortcode: 'blob',
  folded: 'blob',
  pack: '',
  url: 'https://far.example/blob.png',
  staticUrl: 'https://far.example/blob.png',
};

const names = (used: readonly string[], custom: readonly CustomEmoji[] = []) =>
  quickReactions(used, custom)
    .map(({ name }) => name)
    .join(' ');

test.each([
  ['common emoji if the viewer has used none', [], [], '❤️ 👍 😂 😮 😢 🎉 🔥'],
  ['the last used emoji first', ['🦩', '🔥'], [], '🦩 🔥 ❤️ 👍 😂 😮 😢'],
  ['a flag', ['🇫🇮'], [], '🇫🇮 ❤️ 👍 😂 😮 😢 🎉'],
  ['a loaded custom emoji', ['blob'], [blob], 'blob ❤️ 👍 😂 😮 😢 🎉'],
  ['no custom emoji that is not loaded', ['blob'], [], '❤️ 👍 😂 😮 😢 🎉 🔥'],
  [
    'at most seven emoji',
    ['🦩', '🦆', '🦢', '🐧', '🐓', '🦉', '🦜', '🐦'],
    [],
    '🦩 🦆 🦢 🐧 🐓 🦉 🦜',
  ],
] as const)('quickReactions: returns %s', (_, used, custom, expected) => {
  expect(names(used, custom)).toBe(expected);
});
