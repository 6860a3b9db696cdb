import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import layers from '../dependency-cruiser.config.ts';
import folderRules from '../dependency-cruiser.folders.config.ts';
import { root } from './toolchain.js';

const projects: string[] = [];
afterEach(() => {
  for (const folder of projects.splice(0)) rmSync(folder, { recursive: true });
});

/** Checks a temporary project of the files. Returns its modules, and `rule: from → to`. */
async function check(
  files: Readonly<Record<string, string>>,
  { forbidden = [], options }: IConfiguration = layers,
): Promise<{ modules: string[]; problems: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  projects.push(folder);
  const imports = { '#contract/*': './contract/*', '#instance/*': './instance/*', '#*': './src/*' };
  const all = {
    'package.json': JSON.stringify({ type: 'module', imports }),
    'src/lib/small.ts': 'export const small = 1;',
    'src/components/small.ts': 'export const small = 1;',
    'contract/call.ts': "import * as v from 'valibot';\nexport const call = v;",
    'instance/main.ts': "import { call } from '#contract/call.ts';\ncall;",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const { output } = await cruise(['src', 'contract', 'instance'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: output.modules.map(({ source }) => source),
    problems: output.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    ),
  };
}

const lower = 'export const lower = 1;\nexport interface Lower { a: 1 }';
const importing = (target: string) => `import { lower } from '${target}';\nlower;`;

describe('dependency-cruiser.config.ts', () => {
  it('allows downward imports, and reads TypeScript', async () => {
    const { modules, problems } = await check({
      'src/app/main.ts': importing('#features/timeline/timeline.ts'),
      'src/features/timeline/timeline.ts': `${importing('#components/status/card.tsx')}\n${lower}`,
      'src/components/status/card.tsx': `${importing('#store/use-row.ts')}\n${lower}`,
      'src/store/use-row.ts': `import { useState } from 'react';\nuseState;\n${lower}`,
    });
    expect(problems).toEqual([]);
    expect(modules).toEqual(
      expect.arrayContaining(['src/app/main.ts', 'src/components/status/card.tsx']),
    );
  });

  it.each([
    ['below-components', 'src/components/a.ts', '#features/t/b.ts', 'src/features/t/b.ts'],
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
    ['contract-alone', 'contract/a.ts', 'zustand', 'contract/b.ts'],
    ['instance-beside-the-client', 'instance/a.ts', '#store/b.ts', 'src/store/b.ts'],
    [
      'full-call-table',
      'src/session/a.ts',
      '#contract/calls/all-calls.ts',
      'contract/calls/all-calls.ts',
    ],
    ['no-interface-below-session', 'src/store/a.ts', 'react', 'src/store/b.ts'],
    ['no-test-in-code', 'src/api/a.ts', './testing/b.ts', 'src/api/testing/b.ts'],
    ['no-unresolved', 'src/api/a.ts', './gone.ts', 'src/api/b.ts'],
  ])('%s: refuses %s → %s', async (rule, file, imported, target) => {
    const { problems } = await check({ [file]: importing(imported), [target]: lower });
    expect(problems).toEqual([expect.stringContaining(`${rule}: ${file} → `)]);
  });

  it('checks type imports and dynamic imports', async () => {
    const { problems } = await check({
      'src/api/a.ts': "import type { Lower } from '#store/b.ts';\nexport type A = Lower;",
      'src/api/c.ts': "export const c = () => import('#store/b.ts');",
      'src/store/b.ts': lower,
    });
    expect(problems).toEqual([
      'below-api: src/api/a.ts → src/store/b.ts',
      'below-api: src/api/c.ts → src/store/b.ts',
    ]);
  });

  it('allows tests to import what their code may not', async () => {
    const files = { 'src/api/a.test.ts': importing('#store/b.ts'), 'src/store/b.ts': lower };
    expect((await check(files)).problems).toEqual([]);
  });

  it('reports an import cycle', async () => {
    const { problems } = await check({
      'src/lib/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'src/lib/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    });
    expect(problems).toContain('no-cycle: src/lib/a.ts → src/lib/b.ts');
  });
});

it('dependency-cruiser.folders.config.ts: reports component folders that form a cycle', async () => {
  const { problems } = await check(
    {
      'src/components/status/card.tsx': `${importing('#components/poll/poll.tsx')}\n${lower}`,
      'src/components/poll/poll.tsx': `${importing('#components/emoji/emoji.tsx')}\n${lower}`,
      'src/components/emoji/emoji.tsx': `${importing('#components/status/flag.ts')}\n${lower}`,
      'src/components/status/flag.ts': lower,
      'src/components/links/link.ts': importing('#components/status/flag.ts'),
      'src/components/status/card.test.tsx': importing('#components/links/link.ts'),
    },
    folderRules,
  );
  expect(problems.toSorted()).toEqual([
    'components-one-way: src/components/emoji → src/components/status',
    'components-one-way: src/components/poll → src/components/emoji',
    'components-one-way: src/components/status → src/components/poll',
  ]);
});
