import { describe, expect, it } from 'vitest';
import { sizeReport, type Budgets, type Manifest } from './size-rules.ts';

const budgets: Budgets = {
  firstLoad: {
    modules: ['index.html', 'src/route.tsx'],
    script: { aim: 90, most: 100, mostInGzip: 120 },
    style: { most: 20 },
    watch: { file: '^watch', most: 3 },
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

const page = '<script src="/main.js"></script><link rel="stylesheet" href="/main.css">';

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
  html = page,
  words: Readonly<Record<string, string>> = {},
) {
  const all = { ...ordinary, ...sizes };
  return sizeReport(
    {
      manifest: { ...manifest, ...more },
      words,
      page: html,
      files,
      sizeOf: (file) => all[file] ?? 0,
      gzipSizeOf: (file) => (all[file] ?? 0) * (all['gzip'] ?? 1),
    },
    budgets,
  ).problems;
}

describe('sizeReport', () => {
  it('accepts a build that fits exactly, counting shared chunks once', () => {
    expect(problems()).toEqual([]);
  });

  it('counts preloaded chunks and their imports as part of the first load', () => {
    const ahead = `${page}<link rel="modulepreload" href="/draw.js">`;
    const drawing: Manifest = {
      '_draw.js': { file: 'draw.js', imports: ['_runtime.js'] },
      '_runtime.js': { file: 'runtime.js' },
    };
    const [problem] = problems({ 'draw.js': 60, 'runtime.js': 7 }, drawing, [], ahead);
    expect(problem).toMatch(/^script of the first load: 0\.2 KB/);
    expect(problems({ 'draw.js': 60 }, drawing)).toHaveLength(1);
    expect(problems({ 'main.js': 1, 'draw.js': 32, 'runtime.js': 7 }, drawing, [], ahead)).toEqual(
      [],
    );
  });

  it('refuses a large import in the first load', () => {
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

  it('counts only the messages of the first scripts', () => {
    expect(problems({ 'a.json': 1 }, {}, [], page, { 'route.js': 'a.json' })[0]).toMatch(
      /^script of the first load/,
    );
    expect(problems({ 'a.json': 1 }, {}, [], page, { 'late.js': 'a.json' })).toEqual([]);
  });

  it('refuses a first load that is too large in gzip, which Akkoma sends', () => {
    expect(problems({ gzip: 1.2 })).toEqual([]);
    expect(problems({ gzip: 1.21 })[0]).toMatch(/^script of the first load in gzip/);
  });

  it('refuses too much style', () => {
    expect(problems({ 'route.css': 6 })[0]).toMatch(/^style of the first load/);
  });

  it('refuses a large lazy chunk, except for data', () => {
    expect(problems({ 'late.js': 51 })[0]).toMatch(/^lazy chunk src\/late\.tsx/);
    expect(problems({ 'de.js': 5000 })).toEqual([]);
  });

  it('counts a style that only the page links', () => {
    const html = `${page}<link rel="stylesheet" href="/one.css">`;
    expect(problems({ 'one.css': 1 }, {}, [], html)).toEqual([
      'style of the first load: 0.0 KB, 0.0 KB at most',
    ]);
  });

  it('limits the start watch separately', () => {
    const html = `<script defer src="/watch-1.js"></script>${page}`;
    expect(problems({ 'watch-1.js': 3 }, {}, [], html)).toEqual([]);
    expect(problems({ 'watch-1.js': 4 }, {}, [], html)[0]).toMatch(/^watch over the start/);
  });

  it('refuses a build in which it found nothing to measure', () => {
    expect(problems({ 'main.css': 0, 'route.css': 0 })).toEqual([
      'no script or no style was found to measure',
    ]);
  });

  it('refuses font files', () => {
    expect(problems({}, {}, ['assets/face.woff2'])).toEqual(['assets/face.woff2: a font file']);
  });

  it('reports a module that is not in the build', () => {
    const { 'src/route.tsx': _, ...rest } = manifest;
    const report = sizeReport(
      { manifest: rest, words: {}, page, files: [], gzipSizeOf: () => 1, sizeOf: () => 1 },
      budgets,
    );
    expect(report.problems).toEqual(["src/route.tsx: not in the build's manifest"]);
  });
});
