import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { mockTimeouts } from '#app/testing/request-failures.ts';
import type { FullInstance } from './create-full-instance.ts';
import { createFullInstance } from './create-full-instance.ts';
import { selectPageFailures } from './select-page-failures.ts';

/** A page and the content it shows when no request fails. */
export interface PageRow {
  readonly page: string;
  readonly path: (full: FullInstance) => string;
  readonly shows: RegExp;
  /** Whether the page is opened as a visitor. */
  readonly isForVisitors?: boolean;
  /** Path of the page that is opened before; the about page by default. */
  readonly from?: '/lists';
}

/** Number of the requests tested so far, by which a short run selects one failure for each. */
let runNumber = 0;

/** Returns the request as `GET /api/v1/…` with ids replaced by `:id`. */
function requestName({ method, url }: Request): string {
  const path = new URL(url).pathname.replaceAll(/\/(?=[^/]*\d)[\w-]{6,}(?=\/|$)/g, '/:id');
  return `${method} ${path}`;
}

const startHeadings = { '/about': 'About', '/lists': 'Lists and hashtags' };

async function openStartPage({ instance }: FullInstance, { isForVisitors = false, from }: PageRow) {
  const path = from ?? '/about';
  const app = await renderApp({
    instance,
    path,
    ...(isForVisitors ? {} : { signedInAs: 'mira' }),
  });
  await screen.findByRole('heading', { level: 1, name: startHeadings[path] });
  if (isForVisitors) await screen.findByRole('button', { name: /^Account menu/ });
  else {
    await screen.findByRole('form', { name: 'New post' });
    const aside = within(await screen.findByRole('complementary'));
    await aside.findByRole('heading', { name: 'Notifications' });
    await screen.findByRole('button', { name: /^Account menu/ });
  }
  return { ...app, leave: () => app.go(path) };
}

const mainText = (): string => screen.getByRole('main').textContent;

/**
 * Asserts that nothing is loading, and that the page shows either its content or an error with an
 * action.
 */
function expectErrorOrContent({ shows }: PageRow, context: string): void {
  const main = within(screen.getByRole('main'));
  const actions = [...main.queryAllByRole('button'), ...main.queryAllByRole('link')];
  const hasError =
    mainText().includes('Only members of this server can see this.') ||
    main.queryAllByRole('button', { name: 'Try again' }).length > 0 ||
    main.queryAllByRole('alert').some((alert) => alert.textContent.length > 10);
  expect(main.getByRole('heading', { level: 1 }).textContent, context).not.toBe('');
  if (hasError) expect(actions.length, `${context}: no action offered`).toBeGreaterThan(0);
  else expect(mainText(), `${context}: neither error nor content`).toMatch(shows);
  expect(document.querySelector('main [data-loading]'), `${context}: still loading`).toBeNull();
  expect(document.body.textContent, context).not.toContain('raw page');
}

/** Returns the requests that the page makes when it opens, without duplicates. */
async function requestsOf(full: FullInstance, row: PageRow): Promise<readonly string[]> {
  const app = await openStartPage(full, row);
  const before = app.requests.length;
  await app.go(row.path(full));
  await waitFor(() => expect(mainText(), row.page).toMatch(row.shows));
  await act(() => app.clock.advance(500));
  const requestNames = app.requests.slice(before).map(requestName);
  app.unmount();
  return [...new Set(requestNames)];
}

/**
 * Lets each request of a page fail, in all or in one selected way, and retries. Resolves to the
 * requests.
 */
export async function expectPageHandlesFailures(row: PageRow): Promise<readonly string[]> {
  const timeOut = mockTimeouts();
  const full = await createFullInstance();
  const calls = await requestsOf(full, row);
  for (const call of calls) {
    const app = await openStartPage(full, row);
    const failures = selectPageFailures(timeOut, runNumber);
    runNumber += 1;
    for (const { name, of } of failures) {
      app.faults.of = (request, signal) =>
        requestName(request) === call ? of(request, signal) : undefined;
      await app.go(row.path(full));
      await act(() => app.clock.advance(1_500));
      await waitFor(() => expectErrorOrContent(row, `${row.page}, ${call}: ${name}`));
      if (name !== failures.at(-1)?.name) await app.leave();
    }
    app.faults.of = () => undefined;
    const retryButtons = within(screen.getByRole('main')).queryAllByRole('button', {
      name: 'Try again',
    });
    for (const button of retryButtons) await app.user.click(button);
    if (retryButtons.length > 0) {
      await waitFor(() =>
        expect(mainText(), `${row.page}, ${call}: tried again`).toMatch(row.shows),
      );
    }
    app.unmount();
  }
  return calls;
}
