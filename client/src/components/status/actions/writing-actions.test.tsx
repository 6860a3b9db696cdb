import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { preloadAkkomaVersion } from '#session/testing/preload-akkoma-version.ts';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { showStatus, type ShowOptions } from '../testing/show-status.tsx';

async function prepare(
  post: object,
  {
    as,
    config = {},
    ...shown
  }: Pick<ShowOptions, 'fields'> & {
    as: string | null;
    config?: Record<string, unknown>;
  },
) {
  const instance = await startTestInstance({ world: 'empty', config });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back', ...post });
  return showStatus(String(body.id), { instance, as, ...shown });
}

test('StatusMenu: offers editing to the author if the instance supports it, and redrafting always [R-ACT-011 R-SHELL-057]', async () => {
  const fields = { edited_at: '2026-01-01T00:00:00Z' };
  const { menu } = await prepare({}, { as: 'jun', config: { editing: false }, fields });
  const items = await menu();
  expect(items).toContain('Delete and re-draft');
  expect(items).not.toContain('Edit');
  await screen.findByText(/^Edited/);
  expect(screen.queryByRole('button', { name: /^Edited/ })).toBeNull();
});

test.each([
  ['public', 'mira', true],
  ['unlisted', 'mira', true],
  ['private', 'jun', false],
  ['public', null, false],
])(
  'quoteAction: a %s status can be quoted by %s: %s [R-ACT-014]',
  async (visibility, as, isOffered) => {
    await prepare({ visibility }, { as });
    expect(screen.queryByRole('button', { name: 'Quote' }) !== null).toBe(isOffered);
  },
);

test.each([
  ['the author', 'jun', '3.18.0', true],
  ['the author before 3.18', 'jun', '3.17.1', false],
  ['somebody else', 'mira', '3.18.0', false],
])(
  'quoteAction: a private status can be quoted by %s [R-ACT-024]',
  async (_, as, version, isOffered) => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    const mira = await instance.as('mira');
    await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
    const post = { status: 'The heron is back', visibility: 'private' };
    const { body } = await jun.post('/api/v1/statuses', post);
    const preloaded = await preloadAkkomaVersion(instance, version);
    await showStatus(String(body.id), { instance, as, preloaded });
    await screen.findByRole('button', { name: 'Reply' });
    expect(screen.queryByRole('button', { name: 'Quote' }) !== null).toBe(isOffered);
  },
);

test('quoteAction: is not offered by a server without quotes [R-ACT-014]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  await showStatus(String(body.id), { instance, faultOf: respondAsGoToSocial(instance) });
  await screen.findByRole('button', { name: 'Reply' });
  expect(screen.queryByRole('button', { name: 'Quote' })).toBeNull();
});

test.each([
  ['automatic', 'mira', 'Quote'],
  ['manual', 'mira', 'Ask to quote'],
  ['denied', 'mira', undefined],
  ['unknown', 'mira', undefined],
  ['unknown', 'jun', 'Quote'],
])(
  'quoteAction: a status whose quote approval is %s is offered to %s as %s [R-ACT-025]',
  async (approval, as, label) => {
    const fields = { quote_approval: { automatic: [], manual: [], current_user: approval } };
    const { user, session } = await prepare({}, { as, fields });
    await screen.findByRole('button', { name: 'Reply' });
    const buttons = screen.queryAllByRole('button', { name: /quote/i });
    expect(buttons.map(({ title }) => title)).toEqual(label === undefined ? [] : [label]);
    expect(session.viewerId).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findAllByRole('menuitem');
    expect(screen.queryByRole('menuitem', { name: 'Quote' })).toBeNull();
  },
);
