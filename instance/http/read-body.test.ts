import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

function sent(body: string, type = 'application/json'): Promise<unknown> {
  return readBody(
    new Request('http://instance.test/', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
  );
}

function nested(levels: number): string {
  return `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

test('JSON is read as deep as anybody means it', async () => {
  expect(await sent(nested(90))).toHaveProperty('a');
});

test.each([101, 20_000, 200_000])(
  'JSON %i levels deep is refused before anything runs out of stack',
  async (levels) => {
    await expect(sent(nested(levels))).rejects.toBeInstanceOf(Refusal);
  },
);

test('a name of a million brackets costs no more than its length', async () => {
  const started = performance.now();
  const form = 'application/x-www-form-urlencoded';
  expect(await sent(`a${'['.repeat(1_000_000)}=1&status=x`, form)).toMatchObject({ status: 'x' });
  expect(performance.now() - started).toBeLessThan(2000);
});
