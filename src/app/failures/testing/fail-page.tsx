import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { standInForTimeouts } from '#app/testing/reading-faults.ts';
import type { FullInstance } from './full-instance.ts';
import { fullInstance } from './full-instance.ts';
import { pageFailures } from './page-failures.ts';

/** A page, and what it shows when nothing fails. */
export interface PageRow {
  readonly page: string;
  readonly path: (full: FullInstance) => string;
  readonly shows: RegExp;
  /** Opened without being signed in. */
  readonly isForVisitors?: boolean;
  /** From where one comes; else from the about page. */
  readonly from?: '/lists';
}

/** Another failure is a call's with each call, where not all of them are tried. */
let turn = 0;

/** A call as `GET /api/v1/…`, whatever the ids in it. */
function callOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replaceAll(/\/(?=[^/]*\d)[\w-]{6,}(?=\/|$)/g, '/:id');
  return `${method} ${path}`;
}

const elsewhere = { '/about': 'About', '/lists': 'Lists' };

async function openElsewhere({ instance }: FullInstance, { isForVisitors = false, from }: PageRow) {
  const path = from ?? '/about';
  const app = await renderApp({
    instance,
    path,
    ...(isForVisitors ? {} : { signedInAs: 'mira' }),
  });
  await screen.findByRole('heading', { level: 1, name: elsewhere[path] });
  if (isForVisitors) await screen.findAllByRole('link', { name: 'Log in' });
  else {
    await screen.findByRole('form', { name: 'New post' });
    const beside = within(await screen.findByRole('complementary'));
    await beside.findByRole('heading', { name: 'Notifications' });
    await screen.findByRole('button', { name: 'Log out' });
  }
  return { ...app, leave: () => app.go(path) };
}

const mainText = (): string => screen.getByRole('main').textContent;

/** Nothing is being waited for, and what there is to read is either the page or why it is not there. */
function expectToldOrShown({ shows }: PageRow, why: string): void {
  const main = within(screen.getByRole('main'));
  const ways = [...main.queryAllByRole('button'), ...main.queryAllByRole('link')];
  const isTold =
    mainText().includes('The server shows this only to its members.') ||
    main.queryAllByRole('button', { name: 'Try again' }).length > 0 ||
    main.queryAllByRole('alert').some((alert) => alert.textContent.length > 10);
  expect(main.getByRole('heading', { level: 1 }).textContent, why).not.toBe('');
  if (isTold) expect(ways.length, `${why}: a way on`).toBeGreaterThan(0);
  else expect(mainText(), `${why}: neither told nor shown`).toMatch(shows);
  expect(document.querySelector('main [data-loading]'), `${why}: still loading`).toBeNull();
  expect(document.body.textContent, why).not.toContain('raw page');
}

/** The calls that a page makes when it is opened, each once. */
async function callsOf(full: FullInstance, row: PageRow): Promise<readonly string[]> {
  const app = await openElsewhere(full, row);
  const before = app.requests.length;
  await app.go(row.path(full));
  await waitFor(() => expect(mainText(), row.page).toMatch(row.shows));
  await act(() => app.clock.advance(500));
  const made = app.requests.slice(before).map(callOf);
  app.unmount();
  return [...new Set(made)];
}

/** Fails each call of a page in every way, and then has it tried again. Gives the calls. */
export async function failPage(row: PageRow): Promise<readonly string[]> {
  const timeOut = standInForTimeouts();
  const full = await fullInstance();
  const calls = await callsOf(full, row);
  for (const call of calls) {
    const app = await openElsewhere(full, row);
    const failures = pageFailures(timeOut, turn);
    turn += 1;
    for (const { name, of } of failures) {
      app.faults.of = (request, signal) =>
        callOf(request) === call ? of(request, signal) : undefined;
      await app.go(row.path(full));
      await act(() => app.clock.advance(1_500));
      await waitFor(() => expectToldOrShown(row, `${row.page}, ${call}: ${name}`));
      if (name !== failures.at(-1)?.name) await app.leave();
    }
    app.faults.of = () => undefined;
    const again = within(screen.getByRole('main')).queryAllByRole('button', { name: 'Try again' });
    for (const button of again) await app.user.click(button);
    if (again.length > 0) {
      await waitFor(() =>
        expect(mainText(), `${row.page}, ${call}: tried again`).toMatch(row.shows),
      );
    }
    app.unmount();
  }
  return calls;
}
