import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const outside = new Set(['node_modules', 'dist', 'data', '.git']);

/**
 * Returns the path and source of every test file below `root`, with `/` in paths on every system.
 */
export function testFiles(root: string): [path: string, source: string][] {
  const paths = globSync(['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts'], {
    cwd: root,
    exclude: (name) => outside.has(name),
  });
  return paths
    .toSorted()
    .map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]);
}
