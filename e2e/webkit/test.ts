import { expect, test as base } from '@playwright/test';
import { InstanceProcess } from '../fixtures/instance-process.ts';
import { WebKitClient } from './client.ts';
import { createWatchedClient } from './watched-client.ts';
import { WebDriver } from './webdriver.ts';

interface Fixtures {
  /** An empty instance for this test. */
  readonly instance: InstanceProcess;
  /**
   * Page object of the client in WebKit. The test fails if the page reports an error or policy
   * violation.
   */
  readonly client: WebKitClient;
}

export const test = base.extend<Fixtures, { clientCopy: string }>({
  clientCopy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const { folder, dispose } = await createWatchedClient();
      await use(folder);
      await dispose();
    },
    { scope: 'worker' },
  ],
  instance: async ({ clientCopy }, use) => {
    const instance = await InstanceProcess.create([
      '--world',
      'empty',
      '--no-throttle',
      '--client',
      clientCopy,
    ]);
    await use(instance);
    await instance.dispose();
  },
  client: async ({ instance }, use, testInfo) => {
    const driver = await WebDriver.start();
    try {
      const client = new WebKitClient(driver, instance.origin);
      await use(client);
      if (testInfo.status === 'passed') expect(await client.pageErrors()).toEqual([]);
      else {
        const body = await driver.screenshot();
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
    } finally {
      await driver.dispose();
    }
  },
});

export { expect } from '@playwright/test';
