import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getFollowers } from '@rookery/contract/calls/accounts.ts';
import { createList, getLists } from '@rookery/contract/calls/lists.ts';
import { search } from '@rookery/contract/calls/search.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { ingestList, ingestLists } from '#store/ingest/ingest-list.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { invalidateQuery, updateQueryData } from '#session/queries/invalidate-query.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { SessionContext, useSession } from '#session/session-context.ts';
import { startSession } from '#session/testing/start-session.ts';
import { PagedList } from './paged-list.tsx';
import { RequestView } from './request-view.tsx';

/* Never reports that the end is visible, so that pages are requested by the button only. */
class QuietObserver {
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('IntersectionObserver', QuietObserver);

const lists = defineQuery('lists', getLists, (wires, context) =>
  ingestLists(context.tables, wires, context),
);
const followers = defineQuery('followers', getFollowers, (wires, context) =>
  wires.map((wire) => ingestAccount(context.tables, wire, context)),
);
const found = defineQuery('found people', search, ({ accounts }, context) =>
  (accounts ?? []).map((wire) => ingestAccount(context.tables, wire, context)),
);

function Lists() {
  const session = useSession();
  const state = useCall(lists, {}, { refetchInterval: 240_000 });
  const { send, failure, isSending } = useSendRequest(createList, (wire, context) =>
    ingestList(context.tables, wire, context),
  );
  return (
    <>
      <RequestView state={state} label="Loading lists" empty={<p>No lists yet</p>}>
        {(ids) => <p>{ids.map((id) => session.tables.lists.get(id)?.title).join(', ')}</p>}
      </RequestView>
      {failure !== undefined && <p>not made</p>}
      <button
        type="button"
        disabled={isSending}
        onClick={() =>
          void send({ body: { title: 'Friends' } }).then((id) =>
            id === undefined ? undefined : invalidateQuery(session, lists),
          )
        }
      >
        Make
      </button>
    </>
  );
}

async function show(
  element: React.ReactNode,
  signedInAs: string | undefined,
  instance = startTestInstance({ world: 'empty' }),
) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const begun = await startSession({ instance: await instance, ...(signedInAs && { signedInAs }) });
  const session = begun.session();
  const user = userEvent.setup();
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <I18nProvider i18n={i18n}>
        <SessionContext value={session}>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Leave or come
          </button>
          {isOpen && element}
        </SessionContext>
      </I18nProvider>
    );
  }
  const view = render(<Screen />);
  const close = async (): Promise<void> => {
    view.unmount();
    await begun.end();
  };
  return { ...begun, user, session, close };
}

test('useCall: shows the value, refetches after changes and periodically, and shares requests', async () => {
  const { user, clock, faults, requestedPaths, instance, close } = await show(
    <>
      <Lists />
      <Lists />
    </>,
    'mira',
  );
  expect(await screen.findAllByText('No lists yet')).toHaveLength(2);
  const times = () => requestedPaths().filter((line) => line === 'GET /api/v1/lists').length;
  expect(times()).toBe(1);
  const [make] = screen.getAllByRole('button', { name: 'Make' });
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ method }) => (method === 'POST' ? pendingResponse.promise : undefined);
  if (make) await user.dblClick(make);
  pendingResponse.resolve(undefined);
  await waitFor(() => expect(screen.getAllByText('Friends')).toHaveLength(2));
  expect(requestedPaths().filter((line) => line === 'POST /api/v1/lists')).toHaveLength(1);
  await (await instance.as('mira')).post('/api/v1/lists', { title: 'Trains' });
  await act(() => clock.advance(240_000));
  expect((await screen.findAllByText(/Trains/)).length).toBe(2);
  await close();
});

test('RequestView: shows a failure with a retry and keeps the known value', async () => {
  const { user, faults, clock, close } = await show(<Lists />, 'mira');
  await screen.findByText('No lists yet');
  faults.of = () => Response.json({ error: 'Out of order' }, { status: 500 });
  const [make] = screen.getAllByRole('button', { name: 'Make' });
  if (make) await user.click(make);
  await screen.findByText('not made');
  await act(() => clock.advance(240_000));
  await screen.findByText('Couldn’t refresh. The server says: Out of order');
  screen.getByText('No lists yet');
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Couldn’t refresh/)).toBeNull());
  await close();
});

test('useCall: stops refetching after unmount, and shows the cached value on remount', async () => {
  const { user, faults, session, close } = await show(<Lists />, 'mira');
  await screen.findByText('No lists yet');
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = () => pendingResponse.promise;
  await user.click(screen.getByRole('button', { name: 'Leave or come' }));
  await user.click(screen.getByRole('button', { name: 'Leave or come' }));
  screen.getByText('No lists yet');
  expect(session.retainedRoots.size).toBeGreaterThan(0);
  pendingResponse.resolve(undefined);
  await close();
});

test('useCall: aborts its request on unmount and at the end of the session', async () => {
  const { user, faults, session, close } = await show(<Lists />, 'mira');
  await screen.findByText('No lists yet');
  const signals: (AbortSignal | undefined)[] = [];
  faults.of = (_, signal) => {
    signals.push(signal);
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve('offline'));
    });
  };
  const leaveOrCome = screen.getByRole('button', { name: 'Leave or come' });
  const newest = () => signals.at(-1)?.aborted;
  await user.click(leaveOrCome);
  await user.click(leaveOrCome);
  expect(newest()).toBe(false);
  await user.click(leaveOrCome);
  expect(newest()).toBe(true);
  await user.click(leaveOrCome);
  expect(newest()).toBe(false);
  act(() => session.dispose());
  expect(newest()).toBe(true);
  await close();
});

function Versions() {
  const [version, setVersion] = useState(0);
  const { value, isCurrent } = useCall(lists, {}, { version, staleTime: Infinity });
  return (
    <>
      {value && <p>{isCurrent ? 'newest' : 'perhaps old'}</p>}
      <button type="button" onClick={() => setVersion(version + 1)}>
        Edit
      </button>
    </>
  );
}

test('useCall: refetches a fresh value only for a new version, and marks the earlier one as not current', async () => {
  const { user, requestedPaths, faults, close } = await show(<Versions />, 'mira');
  await screen.findByText('newest');
  await user.click(screen.getByRole('button', { name: 'Leave or come' }));
  await user.click(screen.getByRole('button', { name: 'Leave or come' }));
  screen.getByText('newest');
  const times = () => requestedPaths().filter((line) => line === 'GET /api/v1/lists').length;
  expect(times()).toBe(1);
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = () => pendingResponse.promise;
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  screen.getByText('perhaps old');
  pendingResponse.resolve(undefined);
  await screen.findByText('newest');
  expect(times()).toBe(2);
  await close();
});

function Followers({ id }: { id: string }) {
  const state = useCallPages(followers, { path: { id }, query: { limit: 20 } });
  return (
    <PagedList state={state} label="Followers" empty={<p>Nobody</p>} keyOf={(key) => key}>
      {(key) => <li>{key}</li>}
    </PagedList>
  );
}

test('PagedList: follows the page links, omits duplicates, and retries a failed page', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const id = mira.account?.id ?? '';
  for (let number = 0; number < 25; number += 1) {
    await (await instance.as(`p${number}`)).post(`/api/v1/accounts/${id}/follow`);
  }
  const { user, faults, close } = await show(
    <Followers id={id} />,
    'mira',
    Promise.resolve(instance),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  faults.of = () => new Response('', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('alert');
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
  await close();
});

function Found({ words }: { words: string }) {
  const state = useCallPages(
    found,
    { query: { q: words, type: 'accounts', limit: 2 } },
    { isDisabled: words === '' },
  );
  return (
    <PagedList state={state} label="Found" empty={<p>None</p>} keyOf={(key) => key}>
      {(key) => <li>{key}</li>}
    </PagedList>
  );
}

test('PagedList: pages a search by offset until a page is empty', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  for (const name of ['heron1', 'heron2', 'heron3']) await instance.as(name);
  const { user, requestedPaths, close } = await show(
    <Found words="heron" />,
    'mira',
    Promise.resolve(instance),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(requestedPaths().filter((line) => line.includes('/search')).length).toBeGreaterThan(1);
  await close();
});

test('useCall: requests nothing while disabled', async () => {
  const { requestedPaths, close } = await show(<Found words="" />, 'mira');
  expect(requestedPaths().filter((line) => line.includes('/search'))).toEqual([]);
  await close();
});

const wireLists = defineQuery('lists as they came', getLists, identity);

function Titles() {
  const state = useCall(wireLists, {});
  return (
    <RequestView state={state} label="Loading" empty={<p>No lists yet</p>}>
      {(known) => <p>{known.map(({ title }) => title).join(', ')}</p>}
    </RequestView>
  );
}

test('useCall: shows a value that `updateQueryData` has changed, without a request', async () => {
  const { session, close } = await show(<Titles />, 'mira');
  await screen.findByText('No lists yet');
  act(() => updateQueryData(session, wireLists, {}, () => [{ id: '7', title: 'Trains' }]));
  await screen.findByText('Trains');
  await close();
});
