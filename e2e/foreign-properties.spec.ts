import { authorAndFollower } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/**
 * Adds enumerable properties to `Object.prototype`, as some extensions and injected scripts do:
 * functions, and values named like languages, units of time and preferences.
 */
function extendObjects(when: string): void {
  const methods = ['each', 'contains', 'toQueryString'].map((name) => [name, () => 7] as const);
  const values = ['en', 'hour', 'fontSize', 'x-note'].map((name) => [name, 'foreign'] as const);
  const extend = (): void => {
    for (const [name, value] of [...methods, ...values]) {
      Reflect.defineProperty(Object.prototype, name, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
  };
  if (when === 'at its start') extend();
  else document.addEventListener('DOMContentLoaded', extend);
}

for (const when of ['at its start', 'once it is parsed']) {
  test(`Foreign properties added to Object.prototype ${when}: the client starts and sends posts`, async ({
    instance,
    openClient,
  }) => {
    const [author, follower] = await authorAndFollower(instance.origin);
    await author.post('The heron is back');
    const client = await openClient();
    await client.page.addInitScript(extendObjects, when);
    await client.signIn(follower);
    await expect(client.post('The heron is back')).toBeVisible();
    await client.write('I saw it too');
    await expect(client.post('I saw it too')).toBeVisible();
  });
}
