import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

test.each([['mira'], [null]])(
  'App: for the viewer %s no control has a description equal to its name',
  async (viewer) => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    await jun.post('/api/v1/statuses', { status: 'The heron is back' });
    const signedIn = viewer === null ? {} : { signedInAs: viewer };
    await renderApp({ instance, ...signedIn, path: '/main/public' });
    await screen.findByText('The heron is back');
    const repeated = [...document.querySelectorAll('[title][aria-label]')].filter(
      (element) => element.getAttribute('title') === element.getAttribute('aria-label'),
    );
    expect(repeated.map((element) => element.getAttribute('title'))).toEqual([]);
  },
);
