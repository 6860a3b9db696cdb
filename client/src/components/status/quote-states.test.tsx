import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from './testing/show-status.tsx';

/** Shows a quote of Ines by Jun, to which the server gives a state. */
async function showQuote(state: unknown, { as = 'mira', hasStatus = false } = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const [jun, ines] = [await instance.as('jun'), await instance.as('ines')];
  const quoted = await ines.post('/api/v1/statuses', { status: 'Herons nest in March' });
  const link =
    '<p class="quote-inline">RE: <a href="http://far.example/1">http://far.example</a></p>';
  const { body } = await jun.post('/api/v1/statuses', { status: 'See:' });
  const fields = {
    content: `<p>See:</p>${link}`,
    quote: { state, quoted_status: hasStatus ? quoted.body : null },
  };
  const shown = await showStatus(String(body.id), { instance, as, fields });
  return { ...shown, quote: within(await screen.findByRole('blockquote')) };
}

test.each([
  ['pending', 'mira', 'The author has not approved this quote yet.'],
  ['pending', 'jun', 'Your quote is waiting for the author’s approval.'],
  ['rejected', 'mira', 'The author did not approve this quote.'],
  ['revoked', 'mira', 'The author removed their post from this quote.'],
  ['deleted', 'mira', 'The quoted post was deleted.'],
  ['unauthorized', 'mira', 'The quoted post isn’t visible to you.'],
  ['of_a_later_version', 'mira', 'The quoted post isn’t visible to you.'],
])(
  'QuotedStatus: says why a quote in state %s is absent for %s [R-STATUS-045]',
  async (state, as, message) => {
    const { quote, requested } = await showQuote(state, { as, hasStatus: true });
    await quote.findByText(message);
    expect(quote.queryByText('Herons nest in March')).toBeNull();
    expect(screen.queryByText(/RE:/)).toBeNull();
    expect(requested().filter((line) => /statuses\/\w+$/.test(line))).toEqual([]);
  },
);

test.each([
  ['blocked_account', 'The quoted post is by someone you blocked.'],
  ['blocked_domain', 'The quoted post is from a server you blocked.'],
  ['muted_account', 'The quoted post is by someone you muted.'],
])(
  'QuotedStatus: offers to show a quote in state %s anyway [R-STATUS-045]',
  async (state, message) => {
    const { quote, user } = await showQuote(state, { hasStatus: true });
    await quote.findByText(message);
    expect(quote.queryByText('Herons nest in March')).toBeNull();
    const show = quote.getByRole('button', { name: 'Show anyway' });
    show.focus();
    await user.keyboard('{Enter}');
    await quote.findByText('Herons nest in March');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  },
);

test('QuotedStatus: renders an accepted quote without its link in the text', async () => {
  const { quote } = await showQuote('accepted', { hasStatus: true });
  await quote.findByText('Herons nest in March');
  expect(screen.queryByText(/RE:/)).toBeNull();
});

test('CompactStatus: names the quote within a quote, of which Mastodon sends only the id', async () => {
  const { quote, know, session } = await showQuote('accepted', { hasStatus: true });
  await quote.findByText('Herons nest in March');
  const id = [...session.tables.statuses.keys()].find(
    (each) => session.tables.statuses.get(each)?.quoteState === undefined,
  );
  await know(id ?? '', { quote: { state: 'accepted', quoted_status_id: 'Q1' } });
  await quote.findByText('Quote');
  expect(screen.getAllByRole('blockquote')).toHaveLength(1);
});
