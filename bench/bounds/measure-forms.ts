import { startTestInstance, testOrigin } from '@rookery/instance/testing/start-test-instance.ts';
import { figure, type Figure } from '../measure.ts';

const fields = 800_000;

/** Measures a form with many empty fields: parsed by the platform, and sent to the instance. */
export async function measureForms(): Promise<readonly Figure[]> {
  const form = 'a&'.repeat(fields);
  const start = performance.now();
  const { size } = new URLSearchParams(form);
  const platform = performance.now() - start;
  if (size < fields) throw new Error(`The platform parsed ${size} fields.`);
  const instance = await startTestInstance();
  try {
    const { token } = await instance.as('ana');
    const headers = {
      host: new URL(testOrigin).host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const postForm = async (): Promise<number> => {
      const sentAt = performance.now();
      const request = new Request(`${testOrigin}/api/v1/statuses`, {
        method: 'POST',
        headers,
        body: form,
      });
      await (await instance.fetch(request)).text();
      return performance.now() - sentAt;
    };
    await postForm();
    return [
      figure('form of 1.6 MB, parsed by the platform', platform, 'ms'),
      figure('form of 1.6 MB, sent to the instance', await postForm(), 'ms'),
    ];
  } finally {
    await instance.close();
  }
}
