import { startTestInstance, testOrigin } from '@rookery/instance/testing/start-test-instance.ts';
import { figure, type Figure } from '../measure.ts';

const fields = 800_000;

/** Measures a form with many empty fields: parsed by the platform, and sent to the instance. */
export async function measureForms(): Promise<readonly Figure[]> {
  const form = 'a&'.repeat(fields);
  const begun = performance.now();
  const { size } = new URLSearchParams(form);
  const platform = performance.now() - begun;
  if (size < fields) throw new Error(`${size} fields were read`);
  const instance = await startTestInstance();
  try {
    const { token } = await instance.as('ana');
    const headers = {
      host: new URL(testOrigin).host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const ask = async (): Promise<number> => {
      const from = performance.now();
      const request = new Request(`${testOrigin}/api/v1/statuses`, {
        method: 'POST',
        headers,
        body: form,
      });
      await (await instance.fetch(request)).text();
      return performance.now() - from;
    };
    await ask();
    return [
      figure('form of 1.6 MB of fields, read by the platform', platform, 'ms'),
      figure('form of 1.6 MB of fields, answered', await ask(), 'ms'),
    ];
  } finally {
    await instance.close();
  }
}
