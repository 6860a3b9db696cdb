import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FaultForRequest } from '#session/testing/test-environment.ts';
import {
  startTestInstance,
  type TestClient,
} from '@rookery/instance/testing/start-test-instance.ts';
import { renderAppAtAbout } from './testing/render-app-at-about.tsx';
import { renderApp } from './testing/render-app.tsx';
import { requestFailures, mockTimeouts } from './testing/request-failures.ts';

const text = 'The heron is back #heron';

async function listOf(mira: TestClient, jun: TestClient): Promise<string> {
  const { body } = await mira.post('/api/v1/lists', { title: 'Birds' });
  await mira.post(`/api/v1/lists/${body.id}/accounts`, { account_ids: [jun.account?.id] });
  return `/lists/${body.id}`;
}

/** Each timeline with the request that it depends on and the path of its screen. */
const timelines: readonly (readonly [string, RegExp, string | typeof listOf])[] = [
  ['home', /\/timelines\/home/, '/main/friends'],
  ['local', /\/timelines\/public/, '/main/public'],
  ['federated', /\/timelines\/public/, '/main/all'],
  ['bubble', /\/timelines\/bubble/, '/main/bubble'],
  ['tag', /\/timelines\/tag/, '/tag/heron'],
  ['list', /\/timelines\/list/, listOf],
  ['bookmarks', /\/api\/v1\/bookmarks/, '/bookmarks'],
  ['direct', /\/timelines\/direct|\/api\/v1\/conversations/, '/users/mira/dms/timeline'],
];

/** Waits for the message of a fault; if it does not appear, the error names the fault. */
async function waitForError(fault: string, message: string): Promise<void> {
  await waitFor(() => {
    const errorTexts = [...document.querySelectorAll('[role=alert] p')].map(
      (line) => line.textContent,
    );
    expect(errorTexts, fault).toContainEqual(expect.stringContaining(message));
  });
}

test.each(timelines)(
  'TimelineScreen: the %s timeline names each failure, never says that it is empty, and offers a retry [R-ERR-007] [R-TL-044] [R-TL-045] [R-TL-046] [R-TL-047]',
  async (kind, call, where) => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    const mira = await instance.as('mira');
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
    const path = typeof where === 'string' ? where : await where(mira, jun);
    const { body: posted } = await jun.post('/api/v1/statuses', {
      status: kind === 'direct' ? `@mira ${text}` : text,
      visibility: kind === 'direct' ? 'direct' : 'public',
    });
    await mira.post(`/api/v1/statuses/${posted.id}/bookmark`);

    /* A bubble timeline that responds with 404 counts as absent for a day; see the last test. */
    const faults = requestFailures(mockTimeouts()).filter(
      ({ name }) => kind !== 'bubble' || name !== '404',
    );
    let failures = 0;
    const failing =
      (fault: (typeof faults)[number] | undefined): FaultForRequest =>
      (request) => {
        if (!fault || !call.test(request.url)) return undefined;
        failures += 1;
        return fault.of(request);
      };
    const app = await renderAppAtAbout({ instance });
    const expectError = async ({ name, says, ofTimeline = says }: (typeof faults)[number]) => {
      await act(() => app.clock.advance(1_500));
      await waitForError(name, ofTimeline);
      expect(screen.queryByText('No posts'), name).toBeNull();
      expect(document.body.textContent, name).not.toContain('raw page');
    };
    for (const [index, fault] of faults.entries()) {
      app.faults.of = failing(fault);
      await app.goTo(path);
      await expectError(fault);
      const before = failures;
      await app.tryAgain();
      await waitFor(() => expect(failures, fault.name).toBeGreaterThan(before));
      await expectError(fault);

      const next = faults[index + 1];
      app.faults.of = failing(next);
      await app.tryAgain();
      if (!next) break;
      await expectError(next);
      await app.goTo('/about');
    }
    /* The bubble timeline of an instance without a bubble is empty. The client says so only
       after this response. */
    if (kind === 'bubble') await screen.findByText('No posts');
    else await within(await screen.findByRole('feed')).findByText(/The heron is back/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test.each(timelines)(
  'TimelineScreen: the %s timeline says that it is empty after an empty response [R-ERR-007]',
  async (_, call, where) => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    const mira = await instance.as('mira');
    const path = typeof where === 'string' ? where : await where(mira, jun);
    const app = await renderAppAtAbout({ instance });
    app.faults.of = ({ url }) => (call.test(url) ? 'offline' : undefined);
    await app.goTo(path);
    await act(() => app.clock.advance(1_500));
    await waitForError('offline', 'Failed to connect to server, try again');
    expect(screen.queryByText('No posts')).toBeNull();
    app.faults.of = () => undefined;
    await app.tryAgain();
    await screen.findByText('No posts');
  },
);

test.each(timelines.filter(([kind]) => kind === 'home' || kind === 'bookmarks'))(
  'TimelineScreen: the %s timeline shows a failed older page below the statuses with a retry [R-ERR-007]',
  async (kind, call, path) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    for (let count = 0; count < 25; count += 1) {
      const { body } = await mira.post('/api/v1/statuses', { status: `heron ${count}` });
      if (kind === 'bookmarks') await mira.post(`/api/v1/statuses/${body.id}/bookmark`);
    }
    /* A bubble timeline that responds with 404 counts as absent for a day; see the last test. */
    const faults = requestFailures(mockTimeouts()).filter(
      ({ name }) => kind !== 'bubble' || name !== '404',
    );
    const app = await renderApp({ instance, signedInAs: 'mira', path: String(path) });
    await screen.findByText('heron 24');
    const isOlder = ({ url }: Request): boolean => call.test(url) && url.includes('max_id');
    const failing =
      (index: number): FaultForRequest =>
      (request) =>
        isOlder(request) ? faults[index]?.of(request) : undefined;
    app.faults.of = failing(0);
    await app.user.click(screen.getByRole('button', { name: 'Load older posts' }));
    for (const [index, { name, says, ofTimeline = says }] of faults.entries()) {
      await act(() => app.clock.advance(1_500));
      const message = name === '404' ? 'Unexpected status: 404' : ofTimeline;
      await waitForError(name, message);
      screen.getByText('heron 24');
      expect(screen.queryByText(/No more posts|No posts/), name).toBeNull();
      app.faults.of = failing(index + 1);
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    }
    await screen.findByText(/Load older posts|No more posts/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('TimelineScreen: says of a bubble timeline that the server lacks that it does not offer it [R-ERR-007]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const app = await renderAppAtAbout({ instance });
  app.faults.of = ({ url }) =>
    url.includes('/timelines/bubble')
      ? Response.json({ error: 'Not Found' }, { status: 404 })
      : undefined;
  await app.goTo('/main/bubble');
  await waitForError('404', 'This server doesn’t offer this');
  expect(screen.queryByText('No posts')).toBeNull();
});
