import { expect, it } from 'vitest';
import { physicalSideProblems } from './physical-sides.ts';

const problems = (path: string, text: string) => physicalSideProblems([{ path, text }], {});

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
])('physicalSideProblems: accepts %s', (text) => {
  expect(problems('client/src/ui/a.css', `.a { ${text} }`)).toEqual([]);
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
])('physicalSideProblems: refuses %s', (text) => {
  expect(problems('client/src/ui/a.css', `.a { ${text} }`)).toEqual([
    expect.stringContaining('a physical side'),
  ]);
});

it.each([
  'style={{ marginLeft: 1 }}',
  'style={{ top: 0, left: 0 }}',
  "const style = { textAlign: 'left' };",
  "style.setProperty('translate', x)",
  'style={{ transform: `translateX(${x}px)` }}',
])('physicalSideProblems: refuses %s in code', (text) => {
  expect(problems('client/src/ui/a.tsx', text)).toEqual([
    expect.stringContaining('a physical side'),
  ]);
});

it('physicalSideProblems: accepts an exempt file, and refuses an exemption without need', () => {
  const files = [{ path: 'client/src/ui/a.css', text: 'a { left: 0; }' }];
  expect(physicalSideProblems(files, { 'client/src/ui/a.css': 'why' })).toEqual([]);
  expect(physicalSideProblems(files, { 'client/src/ui/a.css': 'why', b: 'why' })).toEqual([
    'b: has no physical side, but is exempt',
  ]);
});
