import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createCurrentSession } from '#session/current-session.ts';
import { SessionContext } from '#session/session-context.ts';
import { createTestEnvironment } from '#session/testing/test-environment.ts';
import { SpokenPartsSetting } from './spoken-parts-setting.tsx';

async function show() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { world, instance } = await createTestEnvironment({});
  const session = createCurrentSession(world).store.getState();
  render(
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        <SpokenPartsSetting label="What is read of a post" description="" />
      </SessionContext>
    </I18nProvider>,
  );
  const close = async (): Promise<void> => {
    session.dispose();
    await instance.close();
  };
  return { user: userEvent.setup(), preferences: session.preferences, close };
}

test('SpokenPartsSetting: moves a part up, keeps the focus on it and reads the result [R-STATUS-046]', async () => {
  const { user, preferences, close } = await show();
  await user.click(screen.getByRole('button', { name: 'Read “Media, poll, quote, link” earlier' }));
  expect(preferences.get('spokenParts')).toEqual(['author', 'media', 'text', 'time', 'counts']);
  expect(document.activeElement?.getAttribute('title')).toBe(
    'Read “Media, poll, quote, link” earlier',
  );
  await user.keyboard('{Enter}');
  expect(preferences.get('spokenParts')[0]).toBe('media');
  expect(document.activeElement).toBe(
    screen.getByRole('checkbox', { name: 'Media, poll, quote, link' }),
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Image: A heron on the canal. Mira. The heron is back. 5 minutes ago. 2 replies, 3 likes, liked by you.',
  );
  await close();
});

test('SpokenPartsSetting: a part that is not read has no place in the order [R-STATUS-046]', async () => {
  const { user, preferences, close } = await show();
  await user.click(screen.getByRole('checkbox', { name: 'Author' }));
  expect(preferences.get('spokenParts')).toEqual(['text', 'media', 'time', 'counts']);
  expect(screen.queryByRole('button', { name: 'Read “Author” earlier' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Author' }));
  expect(preferences.get('spokenParts').at(-1)).toBe('author');
  await close();
});
