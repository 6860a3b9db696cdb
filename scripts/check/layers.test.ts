import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import layers from '../../dependency-cruiser.config.ts';
import folderRules from '../../dependency-cruiser.folders.config.ts';
import { repositoryRoot } from '../../tools/toolchain.js';

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
  const client = { type: 'module', imports: { '#*': './src/*' } };
  const other = { type: 'module', exports: { './*': './*' }, imports: { '#*': './*' } };
  const all = {
    'client/package.json': JSON.stringify(client),
    'contract/package.json': JSON.stringify(other),
    'instance/package.json': JSON.stringify(other),
    'client/src/lib/small.ts': 'export const small = 1;',
    'client/src/components/small.ts': 'export const small = 1;',
    'contract/call.ts': "import * as v from 'valibot';\nexport const call = v;",
    'instance/main.ts': "import { call } from '@rookery/contract/call.ts';\ncall;",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  mkdirSync(path.join(folder, 'node_modules/@rookery'), { recursive: true });
  for (const name of ['react', 'valibot', 'zustand'])
    symlinkSync(
      path.join(repositoryRoot, 'node_modules', name),
      path.join(folder, 'node_modules', name),
    );
  for (const name of ['contract', 'instance'])
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@rookery', name));
  const around = ['client/vite', 'tools', 'scripts', 'e2e', 'bench'];
  const folders = around.filter((name) => existsSync(path.join(folder, name)));
  const { output } = await cruise(['client/src', 'contract', 'instance', ...folders], {
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
      'client/src/app/main.ts': importing('#features/timeline/timeline.ts'),
      'client/src/features/timeline/timeline.ts': `${importing('#components/status/card.tsx')}\n${lower}`,
      'client/src/components/status/card.tsx': `${importing('#store/use-row.ts')}\n${lower}`,
      'client/src/store/use-row.ts': `import { useState } from 'react';\nuseState;\n${lower}`,
    });
    expect(problems).toEqual([]);
    expect(modules).toEqual(
      expect.arrayContaining(['client/src/app/main.ts', 'client/src/components/status/card.tsx']),
    );
  });

  it.each([
    [
      'below-components',
      'client/src/components/a.ts',
      '#features/t/b.ts',
      'client/src/features/t/b.ts',
    ],
    ['below-session', 'client/src/session/a.ts', '#components/b.ts', 'client/src/components/b.ts'],
    ['below-session', 'client/src/session/a.ts', '#ui/b.ts', 'client/src/ui/b.ts'],
    ['below-store', 'client/src/store/a.ts', '#session/b.ts', 'client/src/session/b.ts'],
    ['below-api', 'client/src/api/a.ts', '../store/b.ts', 'client/src/store/b.ts'],
    ['below-ui', 'client/src/ui/a.ts', '#store/b.ts', 'client/src/store/b.ts'],
    ['below-ui', 'client/src/ui/a.ts', '@rookery/contract/b.ts', 'contract/b.ts'],
    ['below-lib', 'client/src/lib/a.ts', '#i18n/b.ts', 'client/src/i18n/b.ts'],
    ['below-worker', 'client/src/worker/a.ts', '#session/b.ts', 'client/src/session/b.ts'],
    ['below-app', 'client/src/app/a.ts', '@rookery/instance/b.ts', 'instance/b.ts'],
    [
      'features-are-strangers',
      'client/src/features/a/a.ts',
      '#features/b/b.ts',
      'client/src/features/b/b.ts',
    ],
    ['contract-alone', 'contract/a.ts', '../client/src/lib/b.ts', 'client/src/lib/b.ts'],
    ['contract-alone', 'contract/a.ts', 'zustand', 'contract/b.ts'],
    [
      'instance-beside-the-client',
      'instance/a.ts',
      '../client/src/store/b.ts',
      'client/src/store/b.ts',
    ],
    [
      'full-call-table',
      'client/src/session/a.ts',
      '@rookery/contract/calls/all-calls.ts',
      'contract/calls/all-calls.ts',
    ],
    ['no-interface-below-session', 'client/src/store/a.ts', 'react', 'client/src/store/b.ts'],
    ['no-test-in-code', 'client/src/api/a.ts', './testing/b.ts', 'client/src/api/testing/b.ts'],
    ['tools-below', 'tools/a.ts', '../client/vite/b.ts', 'client/vite/b.ts'],
    ['client-vite-below', 'client/vite/a.ts', '../../scripts/b.ts', 'scripts/b.ts'],
    ['scripts-below', 'scripts/a.ts', '../e2e/b.ts', 'e2e/b.ts'],
    ['e2e-below', 'e2e/a.ts', '../bench/b.ts', 'bench/b.ts'],
    ['bench-below', 'bench/a.ts', '../scripts/b.ts', 'scripts/b.ts'],
    ['no-unresolved', 'client/src/api/a.ts', './gone.ts', 'client/src/api/b.ts'],
  ])('%s: refuses %s → %s', async (rule, file, imported, target) => {
    const { problems } = await check({ [file]: importing(imported), [target]: lower });
    expect(problems).toEqual([expect.stringContaining(`${rule}: ${file} → `)]);
  });

  it('checks type imports and dynamic imports', async () => {
    const { problems } = await check({
      'client/src/api/a.ts': "import type { Lower } from '#store/b.ts';\nexport type A = Lower;",
      'client/src/api/c.ts': "export const c = () => import('#store/b.ts');",
      'client/src/store/b.ts': lower,
    });
    expect(problems).toEqual([
      'below-api: client/src/api/a.ts → client/src/store/b.ts',
      'below-api: client/src/api/c.ts → client/src/store/b.ts',
    ]);
  });

  it('allows tests to import what their code may not', async () => {
    const files = {
      'client/src/api/a.test.ts': importing('#store/b.ts'),
      'client/src/store/b.ts': lower,
    };
    expect((await check(files)).problems).toEqual([]);
  });

  it('reports an import cycle', async () => {
    const { problems } = await check({
      'client/src/lib/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'client/src/lib/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    });
    expect(problems).toContain('no-cycle: client/src/lib/a.ts → client/src/lib/b.ts');
  });
});

it('dependency-cruiser.folders.config.ts: reports component folders that form a cycle', async () => {
  const { problems } = await check(
    {
      'client/src/components/status/card.tsx': `${importing('#components/poll/poll.tsx')}\n${lower}`,
      'client/src/components/poll/poll.tsx': `${importing('#components/emoji/emoji.tsx')}\n${lower}`,
      'client/src/components/emoji/emoji.tsx': `${importing('#components/status/flag.ts')}\n${lower}`,
      'client/src/components/status/flag.ts': lower,
      'client/src/components/links/link.ts': importing('#components/status/flag.ts'),
      'client/src/components/status/card.test.tsx': importing('#components/links/link.ts'),
    },
    folderRules,
  );
  expect(problems.toSorted()).toEqual([
    'components-one-way: client/src/components/emoji → client/src/components/status',
    'components-one-way: client/src/components/poll → client/src/components/emoji',
    'components-one-way: client/src/components/status → client/src/components/poll',
  ]);
});
