import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { sizeReport, type Budgets } from './size-rules.ts';

const budgets: Budgets = {
  firstLoad: {
    script: { aim: 90, most: 100, mostInGzip: 120 },
    messages: { most: 10 },
    style: { most: 20 },
    watch: { file: '^watch', most: 3 },
  },
  untilIdle: {
    visitor: { chunks: '^(?:watch|idle).*js$', most: 110 },
    member: { chunks: '^(?:watch|idle|member).*js$', most: 120 },
  },
  lazyScript: { most: 50, apart: ['^src/locales/'] },
};

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/late.tsx': { file: 'late.js', imports: ['_shared.js'] },
  'src/locales/de.po': { file: 'de.js' },
};

const page =
  '<script defer src="/watch-1.js"></script><script src="/main.js"></script><link rel="stylesheet" href="/main.css">';

const fitting: Readonly<Record<string, number>> = {
  'watch-1.js': 3,
  'main.js': 70,
  'shared.js': 30,
  'late.js': 50,
  'de.js': 500,
  'main.css': 20,
};

function problems(sizes: Readonly<Record<string, number>> = {}, more: Partial<typeof build> = {}) {
  const all = { ...fitting, ...sizes };
  const sizeOf = (file: string) => all[file] ?? 0;
  const gzipSizeOf = (file: string) => sizeOf(file) * (all['gzip'] ?? 1);
  return sizeReport({ ...build, ...more, sizeOf, gzipSizeOf }, budgets).problems;
}

const messageFiles: Readonly<Record<string, string>> = {};
const files: readonly string[] = [];
const build = { manifest, messageFiles, page, files };

describe('sizeReport', () => {
  it('accepts a build that fits exactly, counting shared chunks once', () => {
    expect(problems()).toEqual([]);
  });

  it('measures the first messages of the language with the most', () => {
    const more = {
      messageFiles: {
        'main.js': 'assets/messages/en/main.json',
        'late.js': 'assets/messages/en/late.json',
      },
      files: ['en', 'de'].flatMap((code) =>
        ['main', 'late'].map((part) => `assets/messages/${code}/${part}.json`),
      ),
    };
    const sizes = {
      'main.js': 60,
      'assets/messages/en/main.json': 9,
      'assets/messages/de/late.json': 30,
    };
    expect(problems({ ...sizes, 'assets/messages/de/main.json': 10 }, more)).toEqual([]);
    expect(problems({ ...sizes, 'assets/messages/de/main.json': 11 }, more)[0]).toMatch(
      /^first messages of de, the largest of 2 languages/,
    );
  });

  it('counts what a visitor downloads until idle', () => {
    const more = { files: ['watch-1.js', 'idle.js', 'idle.css'] };
    expect(problems({ 'idle.js': 7, 'idle.css': 9 }, more)).toEqual([]);
    expect(problems({ 'idle.js': 8 }, more)[0]).toMatch(/^script of a visitor until idle/);
  });

  it('counts what a member downloads until idle', () => {
    const more = { files: ['watch-1.js', 'idle.js', 'member.js'] };
    expect(problems({ 'idle.js': 7, 'member.js': 10 }, more)).toEqual([]);
    expect(problems({ 'idle.js': 7, 'member.js': 11 }, more)[0]).toMatch(
      /^script of a member until idle/,
    );
  });

  it('counts preloaded chunks and their imports as part of the first load', () => {
    const more = {
      page: `${page}<link rel="modulepreload" href="/draw.js">`,
      manifest: {
        ...manifest,
        '_draw.js': { file: 'draw.js', imports: ['_runtime.js'] },
        '_runtime.js': { file: 'runtime.js' },
      },
    };
    expect(problems({ 'main.js': 60, 'draw.js': 5, 'runtime.js': 5 }, more)).toEqual([]);
    expect(problems({ 'main.js': 60, 'draw.js': 5, 'runtime.js': 6 }, more)[0]).toMatch(
      /^first load, script/,
    );
    expect(problems({ 'draw.js': 50 }, { manifest: more.manifest })).toEqual([]);
  });

  it('refuses a large import in the first load', () => {
    expect(problems({ 'shared.js': 31 })[0]).toMatch(/^first load, script/);
  });

  it('counts only the messages of the first scripts', () => {
    const sizes = { 'a.json': 1 };
    expect(problems(sizes, { messageFiles: { 'main.js': 'a.json' } })[0]).toMatch(
      /^first load, script/,
    );
    expect(problems(sizes, { messageFiles: { 'late.js': 'a.json' } })).toEqual([]);
  });

  it('refuses a first load that is too large in gzip, which Akkoma sends', () => {
    expect(problems({ gzip: 1.2 })).toEqual([]);
    expect(problems({ gzip: 1.21 })[0]).toMatch(/^first load, script in gzip/);
  });

  it.each([
    ['style', { 'main.css': 21 }, /^first load, style/],
    ['lazy chunk', { 'late.js': 51 }, /^largest of 1 lazy chunks, src\/late\.tsx/],
    ['start watch', { 'watch-1.js': 4 }, /^start watch/],
    ['unread build', { 'main.css': 0 }, /^first load, style: nothing was found to measure/],
  ])('refuses a large %s', (_what, sizes, problem) => {
    expect(problems(sizes)).toEqual([expect.stringMatching(problem)]);
  });

  it('does not limit data files', () => {
    expect(problems({ 'de.js': 5000 })).toEqual([]);
  });

  it('refuses font files', () => {
    const font = { files: ['assets/face.woff2'] };
    expect(problems({}, font)).toEqual(['assets/face.woff2: a font file']);
  });
});
