import { expect, test } from 'vitest';
import { directionalIconProblems } from './directional-icons.ts';

const sheet = {
  path: 'client/src/ui/icon.module.css',
  text: ":dir(rtl) > svg:is([class*='lucide-arrow'], [class*='lucide-gem']) { scale: -1 1; }",
};

const problems = (...names: readonly string[]) => {
  const text = names.map((name) => `import A from 'lucide-react/icons/${name}';\n`).join('');
  return directionalIconProblems([sheet, { path: 'client/src/ui/a.tsx', text }]).filter(
    (line) => !line.startsWith('scripts/'),
  );
};

test('directionalIconProblems: accepts icons that are mirrored, exempt, or without a direction', () => {
  expect(problems('arrow-left', 'history', 'star')).toEqual([
    'icon.module.css: directional-icons: no icon begins with gem',
  ]);
});

test('directionalIconProblems: gives the line of an icon that nothing mirrors, and of one without a direction', () => {
  expect(problems('star', 'arrow-left', 'list-tree', 'gem')).toEqual([
    expect.stringMatching(/^client\/src\/ui\/a\.tsx:3: .*: list-tree may have a direction/),
    expect.stringMatching(/^client\/src\/ui\/a\.tsx:4: .*: icon\.module\.css mirrors gem/),
  ]);
});
