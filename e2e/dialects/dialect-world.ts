import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { InstanceConfig } from '@rookery/instance/config.ts';
import { startFakeTranslationServer } from '@rookery/instance/testing/fake-translation-server.ts';
import { createConfigFile } from '../fixtures/create-config-file.ts';
import { InstanceProcess } from '../fixtures/instance-process.ts';
import { closeContexts, openPage } from '../fixtures/open-page.ts';
import { follow, type Person, signInAs } from '../fixtures/person.ts';
import { signInOnPages } from '../fixtures/sign-in-on-pages.ts';
import { signInByDialect } from './sign-in-by-dialect.ts';

export type DialectName = InstanceConfig['dialect'];

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** An instance with the demo data that speaks a dialect, shared by the tests of a worker. */
export interface DialectWorld {
  readonly dialect: DialectName;
  readonly origin: string;
  /** The member who uses the client. */
  readonly viewer: Person;
  /** A member whom the viewer follows. */
  readonly other: Person;
  /** Resolves to the storage of a browser in which the viewer has signed in. */
  signedIn(browser: Browser): Promise<StorageState>;
  dispose(): Promise<void>;
}

/**
 * Starts an instance that speaks a dialect, with a translation service for dialects whose API can
 * translate.
 */
export async function startDialectWorld(dialect: DialectName): Promise<DialectWorld> {
  const service = await startFakeTranslationServer({ detects: 'fr' });
  const config = await createConfigFile({
    limits: { pinned: 5 },
    translation: { address: service.address },
  });
  const instance = await InstanceProcess.create([
    '--no-throttle',
    '--dialect',
    dialect,
    '--config',
    config.path,
  ]);
  const { origin } = instance;
  const signIn = dialect === 'akkoma' ? signInAs : signInOnPages;
  const viewer = await signIn(origin, 'mira');
  const other = await signIn(origin, 'jun');
  await follow(viewer, other);
  let state: StorageState | undefined;
  return {
    dialect,
    origin,
    viewer,
    other,
    async signedIn(browser) {
      if (state !== undefined) return state;
      const { context, client } = await openPage(browser, {
        baseURL: origin,
        serviceWorkers: 'block',
      });
      await signInByDialect(client, dialect, viewer);
      state = await context.storageState();
      await closeContexts([context]);
      return state;
    },
    async dispose() {
      await instance.dispose();
      await Promise.all([config.dispose(), service.close()]);
    },
  };
}
