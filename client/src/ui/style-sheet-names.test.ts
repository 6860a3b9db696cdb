import { expect, test } from 'vitest';

/* The names of classes in the build consist of file name and class name (`vite.config.ts`). */
test('style sheets: no two have the same file name', () => {
  const names = Object.keys(import.meta.glob('../**/*.module.css')).map((path) =>
    path.replace(/^.*\//, ''),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
