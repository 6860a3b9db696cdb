import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { layerReport } from './layers.ts';
import { root } from './toolchain.js';

const folders: string[] = [];

/** Creates a temporary project of the files. */
function createProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  folders.push(folder);
  const imports = { '#contract/*': './contract/*', '#instance/*': './instance/*', '#*': './src/*' };
  const all = {
    'package.json': JSON.stringify({ type: 'module', imports }),
    'src/lib/small.ts': 'export const small = 1;',
    'contract/call.ts': "import * as v from 'valibot';\nexport const call = v;",
    'instance/main.ts': "import { call } from '#contract/call.ts';\ncall;",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const lower = 'export const lower = 1;\nexport interface Lower { a: 1 }';
const higher = (place: string) => `import { lower } from '${place}';\nlower;`;

describe('layerReport', () => {
  it('allows downward imports, and counts the modules', async () => {
    const report = await layerReport(
      createProject({
        'src/app/main.ts': higher('#features/timeline/timeline.ts'),
        'src/features/timeline/timeline.ts': `${higher('#components/status/card.tsx')}\n${lower}`,
        'src/components/status/card.tsx': `${higher('#store/use-row.ts')}\n${lower}`,
        'src/store/use-row.ts': `import { useState } from 'react';\nuseState;\n${lower}`,
      }),
    );
    expect(report.problems).toEqual([]);
    expect(report.modules).toHaveLength(7);
  });

  it('reports two folders of components that depend on each other, also indirectly', async () => {
    const report = await layerReport(
      createProject({
        'src/components/status/card.tsx': `${higher('#components/poll/poll.tsx')}\n${lower}`,
        'src/components/poll/poll.tsx': `${higher('#components/emoji/emoji.tsx')}\n${lower}`,
        'src/components/emoji/emoji.tsx': `${higher('#components/status/flag.ts')}\n${lower}`,
        'src/components/status/flag.ts': lower,
        'src/components/emoji/emoji.test.tsx': higher('#components/status/flag.ts'),
      }),
    );
    expect(report.problems.toSorted()).toEqual([
      'components-one-way: src/components/emoji → src/components/status, which needs emoji',
      'components-one-way: src/components/poll → src/components/emoji, which needs poll',
      'components-one-way: src/components/status → src/components/poll, which needs status',
    ]);
  });

  it.each([
    [
      'below-components',
      'src/components/a.ts',
      '#features/timeline/b.ts',
      'src/features/timeline/b.ts',
    ],
    ['below-session', 'src/session/a.ts', '#components/b.ts', 'src/components/b.ts'],
    ['below-session', 'src/session/a.ts', '#ui/b.ts', 'src/ui/b.ts'],
    ['below-store', 'src/store/a.ts', '#session/b.ts', 'src/session/b.ts'],
    ['below-api', 'src/api/a.ts', '../store/b.ts', 'src/store/b.ts'],
    ['below-ui', 'src/ui/a.ts', '#store/b.ts', 'src/store/b.ts'],
    ['below-ui', 'src/ui/a.ts', '#contract/b.ts', 'contract/b.ts'],
    ['below-lib', 'src/lib/a.ts', '#i18n/b.ts', 'src/i18n/b.ts'],
    ['below-worker', 'src/worker/a.ts', '#session/b.ts', 'src/session/b.ts'],
    ['below-app', 'src/app/a.ts', '#instance/b.ts', 'instance/b.ts'],
    ['features-are-strangers', 'src/features/a/a.ts', '#features/b/b.ts', 'src/features/b/b.ts'],
    ['contract-alone', 'contract/a.ts', '#lib/b.ts', 'src/lib/b.ts'],
    ['instance-beside-the-client', 'instance/a.ts', '#store/b.ts', 'src/store/b.ts'],
    [
      'full-call-table',
      'src/session/a.ts',
      '#contract/calls/all-calls.ts',
      'contract/calls/all-calls.ts',
    ],
    ['no-test-in-code', 'src/api/a.ts', './testing/b.ts', 'src/api/testing/b.ts'],
    ['no-unresolved', 'src/api/a.ts', './gone.ts', 'src/api/b.ts'],
  ])('%s: refuses %s → %s', async (rule, file, place, target) => {
    const { problems } = await layerReport(
      createProject({ [file]: higher(place), [target]: lower }),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${rule}: ${file} → `);
  });

  it('checks type imports and dynamic imports', async () => {
    const { problems } = await layerReport(
      createProject({
        'src/api/a.ts': "import type { Lower } from '#store/b.ts';\nexport type A = Lower;",
        'src/api/c.ts': "export const c = () => import('#store/b.ts');",
        'src/store/b.ts': lower,
      }),
    );
    expect(problems.map((problem) => problem.split(' → ')[0])).toEqual([
      'below-api: src/api/a.ts',
      'below-api: src/api/c.ts',
    ]);
  });

  it('refuses React in the store', async () => {
    const { problems } = await layerReport(
      createProject({ 'src/store/table.ts': "import { useState } from 'react';\nuseState;" }),
    );
    expect(problems[0]).toContain('no-interface-below-session: src/store/table.ts → ');
  });

  it('refuses packages in the contract', async () => {
    const { problems } = await layerReport(
      createProject({ 'contract/a.ts': "import { createStore } from 'zustand';\ncreateStore;" }),
    );
    expect(problems[0]).toContain('contract-alone: contract/a.ts → ');
  });

  it('allows tests to import what their code may not', async () => {
    const { problems } = await layerReport(
      createProject({ 'src/api/a.test.ts': higher('#store/b.ts'), 'src/store/b.ts': lower }),
    );
    expect(problems).toEqual([]);
  });

  it('reports an import cycle', async () => {
    const { problems } = await layerReport(
      createProject({
        'src/lib/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
        'src/lib/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
      }),
    );
    expect(problems.every((problem) => problem.startsWith('no-cycle: '))).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
  });
});
