import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { showStatus } from '../testing/show-status.tsx';

/** A post by Mira that Jun quotes, on a server where authors decide who may quote them. */
async function createQuote() {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  const { body: quoted } = await mira.post('/api/v1/statuses', { status: 'Herons nest in March' });
  const { body: quoting } = await jun.post('/api/v1/statuses', {
    status: 'See:',
    quoted_status_id: quoted.id,
  });
  const read = async (id: string) => (await mira.get(`/api/v1/statuses/${id}`)).body;
  return { instance, quotedId: String(quoted.id), quotingId: String(quoting.id), read };
}

test('quotePolicyAction: changes who can quote an own post [R-ACT-026]', async () => {
  const { instance, quotedId, read } = await createQuote();
  const { choose, user, faults, notices } = await showStatus(quotedId, { instance });
  await choose('Who can quote…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who can quote this post' }));
  const select = await dialog.findByRole<HTMLSelectElement>('combobox');
  expect(select.selectedOptions[0]?.label).toBe('Anyone');
  await user.selectOptions(select, 'Your followers');
  faults.of = ({ method }) => (method === 'PUT' ? 'offline' : undefined);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/Failed to connect to server/);
  faults.of = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await read(quotedId)).quote_approval.automatic).toEqual(['followers']);
  expect(notices.store.getState().map(({ messageKey }) => messageKey)).toEqual([
    'status.quote_policy_saved',
  ]);
});

test('quotesAction: lists quotes, from which the author removes their post [R-ACT-027]', async () => {
  const { instance, quotedId, quotingId, read } = await createQuote();
  const { choose, user, session } = await showStatus(quotedId, { instance });
  await choose('Show quotes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Quotes' }));
  await dialog.findByText('See:');
  await user.click(dialog.getByRole('button', { name: 'Remove my post' }));
  const question = await screen.findByRole('dialog', { name: 'Remove your post from this quote?' });
  await user.click(within(question).getByRole('button', { name: 'Remove my post' }));
  await dialog.findByText('Your post was removed from this quote.');
  expect((await read(quotingId)).quote).toEqual({ state: 'revoked', quoted_status: null });
  expect(session.tables.statuses.get(quotedId)?.quotesCount).toBe(0);
});

test('quotesAction: offers readers the list, but not to remove the post', async () => {
  const { instance, quotedId } = await createQuote();
  const { choose } = await showStatus(quotedId, { instance, as: 'jun' });
  await choose('Show quotes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Quotes' }));
  await dialog.findByText('See:');
  expect(dialog.queryByRole('button', { name: 'Remove my post' })).toBeNull();
});

test('revokeQuoteAction: removes an own post from the quote that is shown [R-ACT-027]', async () => {
  const { instance, quotingId, read } = await createQuote();
  const { choose, user } = await showStatus(quotingId, { instance });
  await screen.findByText('Herons nest in March');
  await choose('Remove my post from this quote');
  const question = await screen.findByRole('dialog', { name: 'Remove your post from this quote?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('The author removed their post from this quote.');
  expect((await read(quotingId)).quote.state).toBe('revoked');
});

test.each([
  ['the author of the quote', 'jun'],
  ['a visitor', null],
])('StatusMenu: for a quote, offers %s no action about quotes', async (_, as) => {
  const { instance, quotingId } = await createQuote();
  const { menu } = await showStatus(quotingId, { instance, as });
  const items = await menu();
  expect(items).not.toContain('Remove my post from this quote');
  expect(items).not.toContain('Show quotes');
  expect(items.includes('Who can quote…')).toBe(as === 'jun');
});

test.each([
  [true, /this one is deleted first/],
  [false, /When you post the new version, this one is deleted along/],
])(
  'redraftAction: says whether a post with files is deleted before the new one is posted, as GoToSocial requires: %s',
  async (isOther, text) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
    const file = { id: 'F', type: 'image', url: 'http://instance.test/heron.png' };
    const { choose } = await showStatus(String(body.id), {
      instance,
      fields: { media_attachments: [file] },
      ...(isOther ? { faultOf: respondAsGoToSocial(instance) } : {}),
    });
    await choose('Delete and re-draft');
    const dialog = await screen.findByRole('dialog', { name: 'Re-draft this post?' });
    expect(dialog.textContent).toMatch(text);
  },
);
