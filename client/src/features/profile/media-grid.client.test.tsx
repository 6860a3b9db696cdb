import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

beforeEach(stubNodeFormData);
afterEach(() => vi.unstubAllGlobals());

/** The smallest valid GIF: one pixel. */
const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.codePointAt(0) ?? 0,
);

/** Opens jun's media tab with an image, a sensitive image and a post without media. */
async function open(dialect: 'akkoma' | 'mastodon' = 'akkoma', filter?: object) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const jun = await instance.as('jun');
  const post = async (status: string, description: string, sensitive = false): Promise<void> => {
    const form = new FormData();
    form.set('file', new File([gif], 'one.gif', { type: 'image/gif' }));
    form.set('description', description);
    const { body } = await jun.post(`/api/${dialect === 'akkoma' ? 'v1' : 'v2'}/media`, form);
    await jun.post('/api/v1/statuses', { status, sensitive, media_ids: [body.id] });
  };
  await post('Seen at dawn', 'A heron');
  await post('Not for everybody', 'A fox', true);
  await jun.post('/api/v1/statuses', { status: 'Only words' });
  if (filter) await (await instance.as('mira')).post('/api/v2/filters', filter);
  const app = await renderApp({ signedInAs: 'mira', instance, path: '/jun#media' });
  const main = within(await screen.findByRole('main'));
  const grid = within(await main.findByRole('list', { name: 'Media' }));
  return { ...app, main, grid };
}

test('MediaGrid: shows attachments in a grid with links to their statuses, and opens them in the lightbox [R-PROF-008]', async () => {
  const { user, main, grid } = await open();
  const [, cell] = grid.getAllByRole('listitem');
  if (!cell) throw new Error('no second picture');
  const heron = within(cell).getByRole('img', { name: 'A heron' });
  expect(
    within(cell)
      .getByRole('link', { name: /^now|^\d/ })
      .getAttribute('href'),
  ).toMatch(/^\/notice\//);
  expect(main.queryByText('Only words')).toBeNull();
  expect(main.queryByRole('article')).toBeNull();
  await user.click(heron);
  await screen.findByRole('dialog', { name: 'Media viewer' });
  await waitFor(() => within(screen.getByRole('dialog')).getByRole('img', { name: 'A heron' }));
});

test('MediaGrid: covers sensitive media until revealed', async () => {
  const { user, grid } = await open();
  expect(grid.queryByRole('img', { name: 'A fox' })).toBeNull();
  await user.click(await grid.findByRole('button', { name: 'Sensitive: show media' }));
  await grid.findByRole('img', { name: 'A fox' });
});

test('MediaGrid: covers media that a filter of the server blurs on profiles [R-FILT-011]', async () => {
  const { user, grid } = await open('mastodon', {
    title: 'Birds',
    context: ['account'],
    filter_action: 'blur',
    keywords_attributes: [{ keyword: 'dawn' }],
  });
  await grid.findByRole('button', { name: 'Sensitive: show media' });
  expect(grid.queryByRole('img', { name: 'A heron' })).toBeNull();
  await user.click(await grid.findByRole('button', { name: 'Filtered: Birds – show media' }));
  await grid.findByRole('img', { name: 'A heron' });
});

test('MediaTab: shows the posts instead of the grid after a click', async () => {
  const { user, main } = await open();
  await user.click(main.getByRole('button', { name: 'Show as posts' }));
  await main.findByText('Seen at dawn');
  expect(main.queryByRole('list', { name: 'Media' })).toBeNull();
});
