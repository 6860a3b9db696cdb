import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCurrentSession } from '#session/current-session.ts';
import { SessionContext } from '#session/session-context.ts';
import { createTestWorld } from '#session/testing/test-world.ts';
import { plainLook, RichTextLooks } from './rich-text-look.ts';
import { RichText } from './rich-text.tsx';

test('the picture of a mentioned account stays with the beginning of its name', async () => {
  const { world, instance } = await createTestWorld({});
  const session = createCurrentSession(world).store.getState();
  const rita = {
    id: '9',
    acct: 'rita@far.example',
    username: 'rita',
    url: 'https://far.example/@rita',
  };
  render(
    <SessionContext value={session}>
      <RichTextLooks value={{ ...plainLook, mentionAvatar: true, mentionHost: 'full' }}>
        <RichText html={`<a class="mention" href="${rita.url}">@rita</a>`} mentions={[rita]} />
      </RichTextLooks>
    </SessionContext>,
  );
  const link = screen.getByRole('link', { name: '@rita@far.example' });
  const start = link.querySelector('[class*=unbroken]');
  expect(start?.querySelector('img')).not.toBeNull();
  expect(start?.textContent).toBe('@');
  session.dispose();
  await instance.close();
});
