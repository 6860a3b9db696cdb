import { describe, expect, it } from 'vitest';
import { sizeReport, type Budgets, type Manifest } from './size-rules.ts';

const budgets: Budgets = {
  firstLoad: {
    modules: ['index.html', 'src/route.tsx'],
    script: { aim: 90, most: 100 },
    style: { most: 20 },
  },
  lazyScript: { most: 50, apart: ['^src/locales/'] },
};

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  'src/route.tsx': { file: 'route.js', imports: ['_shared.js', 'index.html'], css: ['route.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/late.tsx': { file: 'late.js', imports: ['_shared.js'] },
  'src/locales/de.po': { file: 'de.js' },
};

const ordinary: Readonly<Record<string, number>> = {
  'main.js': 40,
  'route.js': 30,
  'shared.js': 30,
  'late.js': 50,
  'de.js': 500,
  'main.css': 15,
  'route.css': 5,
};

function problems(
  sizes: Readonly<Record<string, number>> = {},
  more: Manifest = {},
  files: readonly string[] = [],
) {
  const all = { ...ordinary, ...sizes };
  return sizeReport({ ...manifest, ...more }, files, (file) => all[file] ?? 0, budgets).problems;
}

describe('sizeReport', () => {
  it('accepts a build that fits exactly, counting what two chunks share once', () => {
    expect(problems()).toEqual([]);
  });

  it('refuses a big import planted in what the first load needs', () => {
    expect(problems({ 'shared.js': 31 })[0]).toMatch(/^script of the first load/);
    expect(
      problems(
        { 'big.js': 1 },
        {
          'src/route.tsx': { file: 'route.js', imports: ['_big.js', '_shared.js', 'index.html'] },
          '_big.js': { file: 'big.js' },
        },
      )[0],
    ).toMatch(/^script of the first load/);
  });

  it('refuses too much style', () => {
    expect(problems({ 'route.css': 6 })[0]).toMatch(/^style of the first load/);
  });

  it('refuses a large lazy chunk, and lets data be large', () => {
    expect(problems({ 'late.js': 51 })[0]).toMatch(/^lazy chunk src\/late\.tsx/);
    expect(problems({ 'de.js': 5000 })).toEqual([]);
  });

  it('refuses fonts', () => {
    expect(problems({}, {}, ['assets/face.woff2'])).toEqual(['assets/face.woff2: a font file']);
  });

  it('says so when a module it should measure is not in the build', () => {
    const { 'src/route.tsx': _, ...rest } = manifest;
    const report = sizeReport(rest, [], () => 1, budgets);
    expect(report.problems).toEqual(["src/route.tsx: not in the build's manifest"]);
  });
});
