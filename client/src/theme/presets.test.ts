import { describe, expect, test } from 'vitest';
import { contrastRatio } from './engine/color.ts';
import { colorSlots, fontSlots, radiusSlots, shadowSlots } from './slots.ts';
import { readCustomProperties, resolveColor } from './testing/read-css.ts';

const sheets = [
  ['dark', readCustomProperties('presets/dark.css', ":root, :root[data-theme='dark']")],
  ['light', readCustomProperties('presets/light.css', ":root[data-theme='light']")],
] as const;

/** Surfaces and the texts on them. Their contrast must be at least 4.5. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['bg', ['text', 'lightText', 'softText', 'faint', 'faintLink', 'link', 'accent', 'icon']],
  ['bg', ['postLink', 'postFaintLink', 'postGreentext', 'postCyantext']],
  ['bg', ['fav', 'repeat', 'reply', 'danger', 'tabActiveText']],
  ['wallpaper', ['text', 'softText', 'faint', 'link']],
  ['fg', ['fgText', 'fgLink', 'text', 'faint']],
  ['panel', ['panelText', 'panelFaint', 'panelLink', 'accent']],
  ['topBar', ['topBarText', 'topBarLink', 'accent']],
  ['tab', ['tabText']],
  ['input', ['inputText', 'inputPanelText', 'inputTopbarText', 'faint']],
  ['poll', ['pollText']],
  ['accentSoft', ['accent', 'text']],
  ['dangerSoft', ['danger']],
  ['accent', ['onAccent']],
  ['accentHover', ['onAccent']],
  ...(['highlight', 'selectedPost'] as const).map(
    (surface) => [surface, [...colorSlots[surface].slice(1), 'softText']] as const,
  ),
  ['popover', [...colorSlots.popover.slice(1), 'danger']],
  ['selectedMenu', colorSlots.selectedMenu.slice(1)],
  ['selectedMenuPopover', colorSlots.selectedMenuPopover.slice(1)],
  ['btn', ['btnText', 'btnPanelText', 'btnTopBarText']],
  ['btnPressed', ['btnPressedText']],
  ['btnPressedPanel', ['btnPressedPanelText']],
  ['btnPressedTopBar', ['btnPressedTopBarText']],
  ['btnToggled', ['btnToggledText', 'btnToggledPanelText', 'btnToggledTopBarText']],
  ...(['Error', 'Warning', 'Success', 'Neutral'] as const).flatMap((level) => [
    [`alert${level}`, [`alert${level}Text`, `alert${level}PanelText`]] as const,
    [`alertPopup${level}`, [`alertPopup${level}Text`]] as const,
  ]),
  ['badgeNotification', ['badgeNotificationText']],
];

/** Surfaces and the borders of controls on them. Their contrast must be at least 3. */
const edges: readonly (readonly [string, string])[] = [
  ['bg', 'controlBorder'],
  ['input', 'controlBorder'],
  ['popover', 'controlBorder'],
];

const slotProperties = [
  ...Object.values(colorSlots).flatMap((names) => names.map((name) => `--${name}`)),
  ...radiusSlots.map((name) => `--${name}Radius`),
  ...shadowSlots.map((name) => `--${name}Shadow`),
  ...fontSlots.map((name) => `--${name}Font`),
];

describe.each(sheets)('presets: %s', (_name, slots) => {
  const derived = readCustomProperties('tokens.css', ':root, [data-surface]');
  const properties = new Map([...derived, ...slots]);
  const ratio = (one: string, other: string) =>
    contrastRatio(
      resolveColor(`var(--${one})`, properties),
      resolveColor(`var(--${other})`, properties),
    );

  test('sets every slot and no other custom property', () => {
    expect([...slots.keys()].toSorted()).toEqual(slotProperties.toSorted());
  });

  test.each(texts)('has legible texts on %s [R-LOOK-003 R-CONST-051]', (surface, names) => {
    const poor = names.filter((name) => ratio(name, surface) < 4.5);
    expect(poor.map((name) => `${name} ${ratio(name, surface).toFixed(2)}`)).toEqual([]);
  });

  test.each(edges)('on %s, has the visible border %s', (surface, name) => {
    expect(ratio(name, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('colorSlots: contains 120 different slots', () => {
  const names = Object.values(colorSlots).flat();
  expect(names).toHaveLength(120);
  expect(new Set(names).size).toBe(120);
});
