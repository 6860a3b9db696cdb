import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { Fault } from '#session/testing/test-environment.ts';
import { renderApp } from '../testing/render-app.tsx';

/** Delays the responses for these paths until they are released. */
function delayedResponses(paths: readonly string[]) {
  const requestedPaths: string[] = [];
  const gate = Promise.withResolvers<Fault>();
  return {
    requestedPaths,
    release: () => gate.resolve(undefined),
    faultOf: async ({ url }: Request): Promise<Fault> => {
      const { pathname } = new URL(url);
      if (!paths.includes(pathname)) return undefined;
      requestedPaths.push(pathname);
      return gate.promise;
    },
  };
}

const first = ['/instance/panel.html', '/nodeinfo/2.0.json', '/api/v1/instance'];
const onUse = ['/static/terms-of-service.html', '/static/stickers.json'];

async function instanceWithPost() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  return instance;
}

test('loadInstance: requests panel, nodeinfo and instance information in parallel [R-START-004]', async () => {
  const documents = delayedResponses(first);
  const { current } = await renderApp({ faultOf: documents.faultOf });
  await waitFor(() => expect(documents.requestedPaths.toSorted()).toEqual(first.toSorted()));
  const { instance, instanceLoaded } = current.store.getState();
  expect(instance.getState().info.name).toBe('');
  documents.release();
  await instanceLoaded;
  expect(instance.getState().info.name).toBe('Rookery');
});

test('useTermsOfService: requests the terms only on the page that shows them, which is rendered before the response [R-START-005]', async () => {
  const extras = delayedResponses(onUse);
  const { user, clock, current } = await renderApp({
    path: '/main/all',
    instance: await instanceWithPost(),
    faultOf: extras.faultOf,
  });
  await screen.findByText('The heron is back');
  await current.store.getState().instanceLoaded;
  await clock.advance(10_000);
  expect(extras.requestedPaths).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await waitFor(() => expect(extras.requestedPaths).toEqual(['/static/terms-of-service.html']));
  extras.release();
});

test('loadInstance: only logs documents that fail [R-START-011]', async () => {
  const all = [...first, '/static/config.json', '/api/pleroma/frontend_configurations'];
  const terms = '/static/terms-of-service.html';
  const { logged, notices, current } = await renderApp({
    path: '/about',
    instance: await instanceWithPost(),
    faultOf: ({ url }) =>
      [...all, terms].includes(new URL(url).pathname)
        ? new Response('', { status: 500 })
        : undefined,
  });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await current.store.getState().instanceLoaded;
  const failed = () =>
    logged
      .filter(([event]) => event === 'instance document')
      .map(([, facts]) => String(facts?.['path']));
  await waitFor(() => expect(failed().toSorted()).toEqual(all.toSorted()));
  await waitFor(() =>
    expect(logged).toContainEqual([
      'query failed',
      expect.objectContaining({ name: 'terms of service' }),
    ]),
  );
  expect(notices.store.getState()).toEqual([]);
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
});

test('loadInstance: treats the server’s HTML fallback as a missing document', async () => {
  const page = '<!DOCTYPE html><html><body><div id="app"></div></body></html>';
  const { current, logged } = await renderApp({
    path: '/about',
    faultOf: ({ url }) => (url.endsWith('.html') ? new Response(page, { status: 200 }) : undefined),
  });
  const { instance, instanceLoaded } = current.store.getState();
  await instanceLoaded;
  await waitFor(() =>
    expect(logged).toContainEqual([
      'query failed',
      {
        name: 'terms of service',
        error: expect.objectContaining({ kind: 'malformed' }),
      },
    ]),
  );
  expect(instance.getState().panel).toBeUndefined();
  expect(screen.queryByRole('region', { name: 'Terms of service' })).toBeNull();
});

test('loadInstance: reads registration, software and metadata from nodeinfo [R-START-016]', async () => {
  const nodeinfo = {
    openRegistrations: false,
    software: { name: 'akkoma', version: '3.13.2' },
    metadata: { nodeName: 'Harbour', localBubbleInstances: ['friends.example'] },
  };
  const { current } = await renderApp({
    signedInAs: 'mira',
    faultOf: ({ url }) =>
      url.endsWith('/nodeinfo/2.0.json') ? Response.json(nodeinfo) : undefined,
  });
  await screen.findByRole('link', { name: 'Harbour' });
  const places = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  await places.findByRole('link', { name: 'Bubble' });
  expect(current.store.getState().instance.getState().info).toMatchObject({
    registrationOpen: false,
    software: { name: 'akkoma', version: '3.13.2' },
  });
});

test.each([true, false])(
  'loadInstance: reads from nodeinfo whether registration is open: %j [R-START-016]',
  async (isOpen) => {
    await renderApp({
      path: '/login',
      faultOf: ({ url }) =>
        url.endsWith('/nodeinfo/2.0.json')
          ? Response.json({ openRegistrations: isOpen })
          : undefined,
    });
    const main = within(await screen.findByRole('main'));
    await main.findByRole('form', { name: 'Log in' });
    await waitFor(() =>
      expect(main.queryByRole('link', { name: 'Create account' }) !== null).toBe(isOpen),
    );
  },
);
