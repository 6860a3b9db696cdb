import { authorAndFollower } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/**
 * Adds enumerable properties to `Object.prototype`, as some extensions and injected scripts do:
 * functions, and values named like languages, units of time and preferences.
 */
function extendObjects(): void {
  const methods = ['each', 'contains', 'toQueryString'].map((name) => [name, () => 7] as const);
  const values = ['en', 'hour', 'fontSize', 'x-note'].map((name) => [name, 'foreign'] as const);
  for (const [name, value] of [...methods, ...values]) {
    Reflect.defineProperty(Object.prototype, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
}

test('Foreign properties on Object.prototype: the client starts and sends posts', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  await author.post('The heron is back');
  const client = await openClient();
  await client.page.addInitScript(extendObjects);
  await client.signIn(follower);
  await expect(client.post('The heron is back')).toBeVisible();
  await client.write('I saw it too');
  await expect(client.post('I saw it too')).toBeVisible();
});
