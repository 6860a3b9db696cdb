import { expect, test } from 'vitest';
import { startTestInstance, testOrigin } from '#testing/start-test-instance.ts';

test.each([{ approved: false }, { confirmed: false }])(
  'isAccountVisible: no call shows others an account with %o',
  async (state) => {
    const instance = await startTestInstance();
    const ana = await instance.as('ana');
    const { account } = await instance.as('applicant', { note: 'my story', ...state });
    const profile = `${testOrigin}/users/applicant`;
    for (const path of [
      '/users/applicant',
      '/applicant',
      '/users/applicant/feed.atom',
      '/users/applicant/feed.rss',
      '/main/ostatus?nickname=applicant',
      '/.well-known/webfinger?resource=acct:applicant@localhost',
      '/api/v1/accounts/applicant',
      `/api/v1/accounts/${account?.id}`,
      '/api/v1/accounts/lookup?acct=applicant',
      `/api/v1/accounts/search?q=${profile}`,
      '/api/v1/accounts/search?q=applicant',
    ]) {
      const seen = [await instance.visitor.get(path), await ana.get(path)];
      for (const { body } of seen) {
        expect(JSON.stringify(body), path).not.toContain('my story');
        expect(JSON.stringify(body), path).not.toContain('@applicant');
      }
    }
    await instance.close();
  },
);
