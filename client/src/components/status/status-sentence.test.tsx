import { i18n } from '#i18n/i18n.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { nameFocusedCard } from './name-focused-card.ts';
import { showStatus } from './testing/show-status.tsx';

async function show(fields: object = {}, text = 'The heron is back') {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  const { body } = await jun.post('/api/v1/statuses', { status: text });
  const shown = await showStatus(String(body.id), { instance, fields });
  const article = screen.getByRole('article');
  return {
    ...shown,
    article,
    authorId: jun.account?.id ?? '',
    /** Focuses the card, and returns what a screen reader reads. */
    hear: async () => {
      act(() => article.focus());
      await nameFocusedCard(article, shown.session, i18n);
      return article.getAttribute('aria-label');
    },
  };
}

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const picture = (id: string, description: string | null) => ({
  id,
  type: 'image',
  url: 'https://far.example/1.png',
  preview_url: 'https://far.example/1.png',
  description,
});

test('statusSentence: reads author, text, time and counts in one sentence [R-STATUS-046]', async () => {
  const { hear } = await show({
    created_at: ago(5),
    favourites_count: 3,
    reblogs_count: 1,
    replies_count: 2,
    favourited: true,
  });
  expect(await hear()).toBe(
    'Jun. The heron is back. 5 minutes ago. 2 replies, 1 repeat, 3 likes, liked by you.',
  );
});

test('statusSentence: reads the parts that the member chose in their order [R-STATUS-046]', async () => {
  const { hear, session } = await show({ created_at: ago(5), favourites_count: 3 }, 'Is it back?');
  session.preferences.set('spokenParts', ['counts', 'text', 'author']);
  expect(await hear()).toBe('3 likes. Is it back? Jun.');
});

test('statusSentence: reads the kind and description of media [R-STATUS-046]', async () => {
  const { hear, session } = await show({
    media_attachments: [picture('1', 'A heron'), picture('2', null)],
    sensitive: false,
  });
  session.preferences.set('spokenParts', ['media']);
  expect(await hear()).toBe('Image: A heron. Image without description.');
});

test('statusSentence: does not read descriptions of covered media [R-STATUS-046]', async () => {
  const { hear, session } = await show({
    media_attachments: [picture('1', 'A heron')],
    sensitive: true,
  });
  session.preferences.set('spokenParts', ['media']);
  expect(await hear()).toBe('Image, hidden.');
});

test('statusSentence: reads only the warning of a collapsed status, and all of an open one [R-STATUS-046]', async () => {
  const { hear, session, user, article } = await show({
    spoiler_text: 'Birds',
    media_attachments: [picture('1', 'A heron')],
  });
  session.preferences.set('spokenParts', ['author', 'text', 'media']);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await hear()).toBe('Jun. Birds.');
  act(() => article.blur());
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await hear()).toBe('Jun. Birds. The heron is back. Image: A heron.');
});

test('statusSentence: reads who can see a status that is not public, and leaves out hidden counts [R-STATUS-046]', async () => {
  const { hear, session } = await show({
    created_at: ago(60),
    visibility: 'private',
    favourites_count: 3,
  });
  session.preferences.set('hidePostStats', true);
  expect(await hear()).toBe('Jun. The heron is back. 1 hour ago. Followers only.');
});

test('nameFocusedCard: says the text once, and restores name and description on blur [R-STATUS-046]', async () => {
  const { hear, article } = await show();
  await hear();
  expect(article.hasAttribute('aria-describedby')).toBe(false);
  act(() => article.blur());
  screen.getByRole('article', { name: 'Jun', description: 'The heron is back' });
});

test('nameFocusedCard: keeps the name of a folded status, whose text is hidden [R-STATUS-046]', async () => {
  const { hear, session, authorId } = await show();
  act(() => session.tables.relationships.merge({ id: authorId, muting: true }));
  await screen.findByText('Muted');
  expect(await hear()).toBeNull();
  screen.getByRole('article', { name: 'Jun', description: 'Muted' });
});
