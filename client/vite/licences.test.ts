import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../tools/toolchain.js';
import { licenceNotices, packageFolder } from './licences.ts';

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@lingui/core/dist/index.mjs?commonjs', '/x/node_modules/@lingui/core'],
  ['\0/x/node_modules/a/node_modules/@b/c/d.js', '/x/node_modules/a/node_modules/@b/c'],
  ['/x/src/app/app.tsx', undefined],
  ['\0vite/preload-helper.js', undefined],
])('packageFolder: %j belongs to %j', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test('licenceNotices: contains the notice of each package once [R-ABOUT-016]', () => {
  const modules = ['react/index.js', 'react/jsx-runtime.js', '@lingui/core/dist/index.mjs'];
  const notices = licenceNotices([
    '/x/src/app.tsx',
    ...modules.map((file) => path.join(repositoryRoot, 'node_modules', file)),
  ]);
  expect(notices.match(/^react [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
  expect(notices.match(/^@lingui\/core [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
  expect(notices).toMatch(/Permission is hereby granted, free of charge/);
  expect(notices).not.toContain(repositoryRoot);
});

test('licenceNotices: uses the text of the named package for one without a file [R-ABOUT-016]', () => {
  const notices = licenceNotices([
    path.join(repositoryRoot, 'node_modules/react-remove-scroll-bar/a.js'),
  ]);
  expect(notices).toMatch(/^react-remove-scroll-bar [\d.]+ \(MIT\)\n\nMIT License\n/);
});

test('licenceNotices: throws if a package has no licence text [R-ABOUT-016]', () => {
  expect(() =>
    licenceNotices([path.join(repositoryRoot, 'node_modules/blurhash/dist/a.js')]),
  ).toThrow('blurhash is in the build but has no licence text');
});
