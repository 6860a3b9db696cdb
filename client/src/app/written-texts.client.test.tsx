import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import {
  startTestInstance,
  type TestClient,
} from '@rookery/instance/testing/start-test-instance.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';
import { renderApp } from './testing/render-app.tsx';

/* One long grapheme, which a hostile server sends in place of the texts that the viewer wrote. */
const written = '\u{1F469}\u200D'.repeat(700);

type Bodies = Readonly<Record<string, unknown>>;

/**
 * Renders the client of mira, who follows jun; `prepare` returns responses of GET requests by path.
 */
async function start(prepare: (mira: TestClient, jun: TestClient) => Promise<Bodies>) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira', { displayName: 'Mira' });
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const bodies = await prepare(mira, jun);
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/friends',
    faultOf({ method, url }) {
      const body = bodies[new URL(url).pathname];
      return method === 'GET' && body !== undefined ? Response.json(body) : undefined;
    },
  });
  await app.current.store.getState().instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await screen.findByRole('button', { name: /^Account menu/ });
  return { ...app, form };
}

/** Returns the length of the longest grapheme on the page, outside of fields. */
function longestShown(): number {
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  let longest = 0;
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('textarea, script, style')) continue;
    for (const { segment } of splitGraphemes(texts.currentNode.textContent ?? ''))
      longest = Math.max(longest, segment.length);
  }
  return longest;
}

/* Expects that a part of the text is shown, and no grapheme that is slow to lay out. */
async function expectBounded(): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toContain(written.slice(0, 60)));
  expect(longestShown()).toBeLessThanOrEqual(64);
}

async function value(label: string): Promise<string> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  return field.value;
}

const filters = { '/api/v1/filters': [{ id: '1', phrase: written, context: ['home'] }] };

test('Filters: show the overlong phrase of a server filter shortened, in a collapsed post and in the list of filters', async () => {
  const { clock, user, go } = await start(async (_, jun) => {
    await jun.post('/api/v1/statuses', { status: `The ${written} is back` });
    return filters;
  });
  await act(() => clock.advance(2_000));
  await screen.findByText(/^Filtered:/);
  await expectBounded();
  await go('/settings#filters');
  await screen.findByRole('button', { name: /^Actions for this filter/ });
  await expectBounded();
  await user.click(screen.getByRole('button', { name: /^Actions for this filter/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this filter?' });
  expect(question.textContent).toContain(written.slice(0, 60));
  await expectBounded();
});

test('FoldedReason: shows an overlong muted phrase shortened', async () => {
  const { current } = await start(async (_, jun) => {
    await jun.post('/api/v1/statuses', { status: `The ${written} is back` });
    return {};
  });
  act(() => void current.store.getState().preferences.set('muteWords', [written]));
  await screen.findByText(/^Filtered:/);
  await expectBounded();
});

test('PhraseFilterForm: has the whole overlong phrase in its field', async () => {
  const { user, go } = await start(() => Promise.resolve(filters));
  await go('/settings#filters');
  await user.click(await screen.findByRole('button', { name: /^Actions for this filter/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await value('Word or phrase')).toBe(written);
});

test('ListForm: has the whole overlong title in its field, while the lists show it shortened', async () => {
  const list = { id: '7', title: `${written}\u202Eb\u202C` };
  const { go } = await start(() =>
    Promise.resolve({ '/api/v1/lists': [list], '/api/v1/lists/7': list }),
  );
  await go('/lists');
  await screen.findByRole('link', { name: /^Edit/ });
  await expectBounded();
  await go('/lists/7/edit');
  expect(await value('List title')).toBe(list.title);
});

test('PrivateNote: sends an overlong note unchanged', async () => {
  const { go } = await start(async (mira, jun) => {
    await mira.post(`/api/v1/accounts/${jun.account?.id}/note`, { comment: written });
    return {};
  });
  await go('/jun');
  expect(await value('Private note')).toBe(written);
});

test('ProfileForm: sends an overlong name, bio and fields unchanged', async () => {
  const name = `${written}\u2067b`;
  const { go } = await start(async (mira) => {
    const path = '/api/v1/accounts/verify_credentials';
    const { body } = await mira.get(path);
    const source = { ...body.source, note: written, fields: [{ name, value: written }] };
    const own = { ...body, display_name: name, source };
    return { [path]: own, [`/api/v1/accounts/${body.id}`]: own };
  });
  await expectBounded();
  await go('/settings#profile');
  expect(await value('Bio')).toBe(written);
  expect(await value('Name')).toBe(name);
  expect(await value('Label of field 1')).toBe(name);
  expect(await value('Content of field 1')).toBe(written);
});

test('ScheduledList: shows an overlong post shortened, and makes a draft of the unchanged text', async () => {
  const scheduledAt = new Date(Date.now() + 7_200_000).toISOString();
  const params = { text: written, poll: { options: [written, 'no'], expires_in: 600 } };
  const { form, user } = await start(async (mira) => {
    const path = '/api/v1/scheduled_statuses';
    await mira.post('/api/v1/statuses', { status: 'Later', scheduled_at: scheduledAt });
    const [plan] = (await mira.get(path)).body;
    return { [path]: [{ ...plan, params }] };
  });
  await chooseInMoreMenu(user, form, 'Scheduled posts');
  const plans = within(await screen.findByRole('dialog', { name: 'Scheduled posts' }));
  const move = await plans.findByRole('button', { name: 'Move to drafts' });
  await expectBounded();
  await user.click(move);
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', written);
  expect(await dialog.findByRole('textbox', { name: 'Option 1' })).toHaveProperty('value', written);
});

test('StatusSource: shows an overlong text and subject shortened', async () => {
  const { user } = await start(async (_, jun) => {
    const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
    const source = { text: written, spoiler_text: `!${written}` };
    return { [`/api/v1/statuses/${body.id}/source`]: source };
  });
  const text = await screen.findByText('The heron is back');
  const card = within(text.closest('article') ?? document.body);
  await user.click(card.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'View source' }));
  const source = within(await screen.findByRole('dialog', { name: 'Source' }));
  await source.findByText(new RegExp(`^!${written.slice(0, 30)}`));
  await expectBounded();
});
