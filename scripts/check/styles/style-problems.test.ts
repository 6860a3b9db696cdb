import { expect, it } from 'vitest';
import { styleProblems } from './style-problems.ts';

/** The rules that the style sheets of the client must contain. */
const base = `
  :focus-visible { outline: 2px solid var(--accent); }
  @media (forced-colors: active) {
    :is([aria-current], [aria-pressed='true'], [aria-selected='true']) { outline: 2px solid Highlight; }
  }
`;

const problems = (text: string, name = 'a') =>
  styleProblems([
    { path: 'client/src/ui/base.css', text: base },
    { path: `client/src/ui/${name}.css`, text },
  ]);

it.each([
  'margin-inline-start: 0;',
  'text-align: start;',
  'inset: auto 0 0;',
  'inset: 0 1px 2px 1px;',
  'padding: calc(1px + env(safe-area-inset-top)) 2px 3px;',
  'border-radius: min(var(--a), 1rem) min(var(--a), 1rem) 0 0;',
  'translate: 0 -50%;',
  'transform: translateY(-1em);',
  'box-shadow: 0 2px var(--mark);',
  'box-shadow: inset 0 0 0 1px red;',
  'background-image: linear-gradient(45deg, red, blue);',
  '/* left: 0; */',
  '/* check-disable physical-sides -- the place of the pointer */ left: 0;',
])('styleProblems: accepts %s', (text) => {
  expect(problems(`.a { ${text} }`)).toEqual([]);
});

it.each([
  'left: 0;',
  'margin-left: 1px;',
  'border-right-color: red;',
  'border-top-left-radius: 0;',
  'scroll-margin-right: 0;',
  'text-align: right;',
  'float: left;',
  'inset: 0 1px 2px 3px;',
  'padding: calc(1px + 2px) 2px 1px\n    4px;',
  'border-radius: 1px 0 0 1px;',
  'border-radius: 1px 2px;',
  'translate: -100%;',
  'transform: translateX(1px);',
  'transform: translate(1px, 0);',
  'background-position: right 1px center;',
  'background-image: linear-gradient(to right, red, blue);',
  'box-shadow: inset 3px 0 0 red;',
])('styleProblems: refuses the physical side of %s', (text) => {
  expect(problems(`\n.a { ${text} }`)).toEqual([
    expect.stringMatching(/^client\/src\/ui\/a\.css:2: physical-sides: /),
  ]);
});

it.each([
  ['physical-sides', '.a:dir(rtl) { left: 0; }'],
  [
    'physical-sides',
    '/* check-disable physical-sides -- movements */\n\n.a { left: 0 } .b { left: 0 }',
  ],
  ['focus-ring', '.a { outline-offset: 0; }'],
  ['forced-color-marks', '.a:has(:checked) { outline: 1px solid red; }'],
  [
    'forced-color-marks',
    '[data-chosen] { color: red; } @media (forced-colors: active) { [data-chosen] { color: Highlight; } }',
  ],
  ['popover-positions', '.a:popover-open { position-try-fallbacks: flip-block; }'],
  ['popover-positions', ':where([data-anchors]) .a { position-area: none; }'],
  ['resting-edges', '.a { background: var(--input); border: 1px solid var(--controlBorder); }'],
  ['resting-edges', '.a input { border: 0; border-block-end: 1px solid var(--controlBorder); }'],
])('styleProblems: accepts for %s: %s', (_, text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  ['focus-ring', '.a:focus-visible { outline: none; }'],
  ['forced-color-marks', '.a:has(:checked) { color: red; }'],
  ['forced-color-marks', "[aria-selected='true'] { outline: 0; }"],
  ['mirrored-icons', ':dir(rtl) .a { scale: -1 1; }'],
  ['popover-positions', '.a { position-try-fallbacks: flip-block; }'],
  ['popover-positions', '.a { position-area: none; }'],
  ['resting-edges', '.a { background-color: var(--input); }'],
  ['resting-edges', '.a textarea { border-color: transparent; }'],
])('styleProblems: by the rule %s, refuses %s', (name, text) => {
  expect(problems(text)).toContainEqual(
    expect.stringContaining(`client/src/ui/a.css:1: ${name}: `),
  );
});

it('styleProblems: refuses a comment that disables nothing, and two sheets of one name', () => {
  expect(problems('/* check-disable focus-ring -- why */ .a { color: red }', 'menus/base')).toEqual(
    [
      'client/src/ui/menus/base.css:1: disables nothing',
      'client/src/ui/menus/base.css:1: style-sheet-names: has the name of client/src/ui/base.css',
    ],
  );
});

it('styleProblems: requires the outline of the focused element, and marks in forced colours', () => {
  const found = styleProblems([{ path: 'client/src/ui/base.css', text: '.a { color: red }' }]);
  expect(found.map((line) => line.split(':')[1]?.trim())).toEqual([
    'focus-ring',
    ...Array.from({ length: 3 }, () => 'forced-color-marks'),
  ]);
});
