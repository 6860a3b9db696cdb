import { expect, it } from 'vitest';
import { completeLock } from './locked-systems.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/binding-linux-x64-gnu': '1.0.0',
        '@tool/binding-linux-arm-musleabihf': '1.0.0',
        '@tool/darwin-arm64': '1.0.0',
        watcher: '~2.3.3',
      },
    },
    'node_modules/@tool/binding-linux-x64-gnu': { version: '1.0.0', optional: true },
  },
};

it('completeLock: adds the missing packages of other systems, with their system', () => {
  const { lock: whole, added } = completeLock(lock);
  expect(added).toEqual([
    'node_modules/@tool/binding-linux-arm-musleabihf',
    'node_modules/@tool/darwin-arm64',
  ]);
  expect(whole.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  });
  expect(whole.packages['node_modules/@tool/binding-linux-arm-musleabihf']).toMatchObject({
    os: ['linux'],
    cpu: ['arm'],
    libc: ['musl'],
  });
});

it('completeLock: does not change a complete lock', () => {
  const { lock: whole } = completeLock(lock);
  expect(completeLock(whole)).toEqual({ lock: whole, added: [] });
});

it('completeLock: nests a package if another version is already there', () => {
  const { added } = completeLock({
    packages: {
      ...lock.packages,
      'node_modules/@tool/darwin-arm64': { version: '2.0.0', optional: true },
    },
  });
  expect(added).toContain('node_modules/tool/node_modules/@tool/darwin-arm64');
});
