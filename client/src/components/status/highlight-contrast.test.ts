import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#theme/engine/color.ts';
import { readCustomProperties, resolveColor } from '#theme/testing/read-css.ts';

const sheets = [
  ['dark', readCustomProperties('presets/dark.css', ":root, :root[data-theme='dark']")],
  ['light', readCustomProperties('presets/light.css', ":root[data-theme='light']")],
] as const;

const card = '../components/status/status-card.module.css';
const richText = '../components/rich-text/rich-text.module.css';

const derived = readCustomProperties('tokens.css', ':root, [data-surface]');
const selected = readCustomProperties('tokens.css', "[data-surface='selectedPost']");
const popover = readCustomProperties('tokens.css', "[data-surface='popover']");
const plainCard = readCustomProperties(card, '.card[data-highlight]');
const selectedCard = readCustomProperties(card, '.card[data-highlight][data-surface]');
const marked = readCustomProperties(richText, '.marked');

/** All text colours used on a card, including the author line and the buttons. */
const onCards = ['text', 'softText', 'faint', 'link', 'postLink', 'postGreentext', 'postCyantext'];
const actions = ['accent', 'icon', 'fav', 'repeat', 'reply', 'danger'];

const grounds = [
  ['a card', [plainCard], [...onCards, ...actions]],
  ['the selected card', [selected, plainCard, selectedCard], [...onCards, ...actions]],
  ['a mention', [marked], ['text', 'postLink', 'link']],
  ['a mention in the selected card', [selected, marked], ['text', 'postLink', 'link']],
  ['a mention in a popover', [popover, marked], ['text', 'postLink', 'link']],
] as const;

const ends = ['00', '80', 'ff'];
const colours = ends.flatMap((red) =>
  ends.flatMap((green) => ends.map((blue) => `#${red}${green}${blue}`)),
);

describe.each(sheets)('highlight colours in the %s theme', (_, slots) => {
  test.each(grounds)('the text of %s is legible on every highlight colour', (__, rules, names) => {
    const own = new Map([derived, slots, ...rules].flatMap((rule) => [...rule]));
    const poor = colours.flatMap((colour) => {
      own.set('--mark', colour);
      const ground = resolveColor('var(--tint)', own);
      return names
        .map((name) => [name, contrastRatio(resolveColor(`var(--${name})`, own), ground)] as const)
        .filter(([, ratio]) => ratio < 4.5)
        .map(([name, ratio]) => `${name} on ${colour}: ${ratio.toFixed(2)}`);
    });
    expect(poor).toEqual([]);
  });
});
