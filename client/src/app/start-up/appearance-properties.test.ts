import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createPreferenceStore } from '#session/preferences/preference-store.ts';
import { appearanceProperties } from './appearance-properties.ts';

const preferences = createPreferenceStore({ area: fakeArea() });

test('appearanceProperties: returns no properties if the viewer has chosen none', () => {
  expect(appearanceProperties(preferences)).toEqual({});
});

test.each([
  ['textSize', 125, { 'font-size': '125%' }],
  ['density', 'compact', { '--density': '0.7', '--avatar-size': '2rem' }],
  ['density', 'roomy', { '--density': '1.3' }],
  ['columnWidth', 'wide', { '--column-scale': '1.25' }],
  ['columnWidth', 'narrow', { '--column-scale': '0.85' }],
  ['fontFamily', 'serif', { '--interfaceFont': 'serif' }],
  ['roundness', 0, { '--btnRadius': '0px', '--panelRadius': '0px', '--checkboxRadius': '0px' }],
  ['roundness', 20, { '--btnRadius': '24px', '--panelRadius': '20px', '--checkboxRadius': '7px' }],
] as const)('appearanceProperties: %s %s sets its properties', (key, value, properties) => {
  const chosen = createPreferenceStore({ area: fakeArea() });
  expect(chosen.set(key, value)).toBe(true);
  expect(appearanceProperties(chosen)).toMatchObject(properties);
});
