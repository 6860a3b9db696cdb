import { expect, test } from 'vitest';
import { alphaGroups } from './alpha-groups.ts';
import { computeTheme, defaultRadii } from './compute-theme.ts';
import { emptySource } from './theme-source.ts';

test('computeTheme: default radii [R-CONST-072 R-CONST-073 R-CONST-074 R-CONST-075 R-CONST-076 R-CONST-077 R-CONST-078 R-CONST-079]', () => {
  expect(defaultRadii).toEqual({
    btn: 4,
    input: 4,
    checkbox: 2,
    panel: 10,
    avatar: 5,
    avatarAlt: 50,
    tooltip: 2,
    attachment: 5,
  });
  expect(computeTheme(emptySource).properties).toMatchObject({
    '--btnRadius': '4px',
    '--panelRadius': '10px',
    '--avatarAltRadius': '50px',
  });
});

test('computeTheme: default opacities [R-CONST-080 R-CONST-081 R-CONST-082 R-CONST-083 R-CONST-084 R-CONST-085]', () => {
  expect(alphaGroups).toMatchObject({
    profileTint: 0.5,
    alert: 0.5,
    input: 0.5,
    faint: 0.5,
    underlay: 0.15,
    alertPopup: 0.95,
  });
});
