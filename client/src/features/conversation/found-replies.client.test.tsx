import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

test('FoundRepliesNote: counts replies that the server found after the first response, and shows them after a click [R-CONV-018]', async () => {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const jun = await instance.as('jun');
  const { body: root } = await jun.post('/api/v1/statuses', { status: 'words of root' });
  let isFound = false;
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/notice/${root.id}`,
    faultOf({ url }) {
      if (url.endsWith('/context') && !isFound)
        return Response.json(
          { ancestors: [], descendants: [] },
          { headers: { 'mastodon-async-refresh': 'id="job", retry=5' } },
        );
      if (!url.includes('/async_refreshes/')) return undefined;
      isFound = true;
      return Response.json({ async_refresh: { id: 'job', status: 'finished', result_count: 2 } });
    },
  });
  await screen.findByText('words of root');
  await jun.post('/api/v1/statuses', { status: 'words of reply', in_reply_to_id: root.id });
  await act(() => app.clock.advance(5_000));
  await screen.findByText('2 more replies found');
  expect(screen.queryByText('words of reply')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('words of reply');
  expect(screen.queryByText('2 more replies found')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-status')).toBe(String(root.id)),
  );
});
