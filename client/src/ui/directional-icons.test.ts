import { expect, test } from 'vitest';
import sheet from './pictures/icon.module.css?raw';

/** Words in names of icons that may have a direction. */
const directionalName =
  /(?:^|-)(?:arrow|chevrons?|corner|external|fast|forward|history|indent|left|list|log|megaphone|move|outdent|panel|play|quote|redo|refresh|repeat|reply|rewind|right|rotate|send|share|skip|sort|step|text|undo|volume|wrap)(?:-|$)/;

/** Icons whose direction is not that of reading, by reason. */
const exempt: Readonly<Record<string, string>> = {
  'external-link': 'a sign that is the same in every language',
  history: 'clocks run clockwise',
  megaphone: 'a thing',
  play: 'tapes run to the right in every language',
  quote: 'a thing: quotation marks',
  'refresh-cw': 'turns clockwise',
  'repeat-2': 'turns clockwise',
  'rotate-cw': 'turns clockwise',
  'share-2': 'a sign that is the same in every language',
  'volume-x': 'a thing: a loudspeaker',
};

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

const imported = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g)].map(([, name = '']) => name),
    ),
  ),
];

/** Beginnings of the names that the style sheet mirrors in right-to-left languages. */
const [, rule = ''] = /:dir\(rtl\)\s+> svg:is\(([^{}]*)\{\s*scale: -1 1;\s*\}/.exec(sheet) ?? [];
const mirrored = [...rule.matchAll(/'lucide-([\w-]+)'/g)].map(([, name = '']) => name);
const isMirrored = (name: string) => mirrored.some((start) => name.startsWith(start));

/** Mirroring does not change them. */
const symmetric = ['arrow-down', 'arrow-up', 'chevron-down', 'chevron-up', 'list-filter'];

test('Icon: mirrors exactly the icons whose direction is that of reading', () => {
  expect(imported.length).toBeGreaterThan(100);
  const directional = imported.filter((name) => directionalName.test(name));
  expect(
    directional.filter((name) => isMirrored(name) && !symmetric.includes(name)).toSorted(),
  ).toEqual([
    'arrow-left',
    'arrow-right',
    'arrow-up-right',
    'chevron-left',
    'chevron-right',
    'corner-down-right',
    'list',
    'list-plus',
    'list-tree',
    'log-in',
    'log-out',
    'redo-2',
    'reply',
    'text-quote',
    'undo-2',
  ]);
  expect(directional.filter((name) => !isMirrored(name)).toSorted()).toEqual(
    Object.keys(exempt).toSorted(),
  );
  expect(imported.filter((name) => isMirrored(name) && !directionalName.test(name))).toEqual([]);
});

test.each(mirrored)('Icon: mirrors an icon that begins with %s', (start) => {
  expect(imported.some((name) => name.startsWith(start))).toBe(true);
});

test('Icon: only its style sheet mirrors', () => {
  const sheets = import.meta.glob<string>('../**/*.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const others = Object.entries(sheets).filter(([, text]) => /\bscale:\s*-1/.test(text));
  expect(others.map(([path]) => path)).toEqual(['./pictures/icon.module.css']);
});
