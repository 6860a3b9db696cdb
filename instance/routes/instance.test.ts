import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

test.each([
  ['A small instance', 'A small instance'],
  ['نمونهٔ کوچک 🐦', 'نمونهٔ کوچک 🐦'],
  [undefined, ''],
])(
  'instanceRoutes: the short description %j is sent as %j, like Akkoma 2025.10',
  async (shortDescription, expected) => {
    const config = {
      description: 'Long',
      ...(shortDescription !== undefined && { shortDescription }),
    };
    const { visitor } = await startTestInstance({ world: 'empty', config });
    const { body } = await visitor.get('/api/v1/instance');
    expect(body).toMatchObject({ short_description: expected, description: 'Long' });
  },
);
