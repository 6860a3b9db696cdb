import { act, screen } from '@testing-library/react';
import { test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { expectPreferencesToApply } from '#app/testing/expect-preferences-to-apply.ts';

const has = (element: Element | null | undefined, name: string) =>
  element?.querySelector(`[class*="_${name}_"]`) != null;

test('StatusCard: each preference of texts changes how a status is shown', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await instance.as('mira');
  const say = (status: string, more = {}) => jun.post('/api/v1/statuses', { status, ...more });
  await say('@mira the heron is back\n>so it is');
  await say('$[shake the crane as well]', { content_type: 'text/x.misskeymarkdown' });
  const { current } = await renderApp({ instance, path: '/main/all', signedInAs: 'mira' });
  const card = (await screen.findByText(/the heron is back/)).closest('article');
  const moving = (await screen.findByText(/the crane as well/)).closest('article');
  const mention = () =>
    [...(card?.querySelectorAll('a') ?? [])].find((link) => link.textContent.startsWith('@mira'));
  const showsEffects = (how: string) => moving?.querySelector(`[data-effects="${how}"]`) != null;
  const session = current.store.getState();
  await expectPreferencesToApply(session, [
    [
      'mentionLinkDisplay',
      'full',
      () => mention()?.textContent === `@mira@${window.location.host}`,
    ],
    ['mentionLinkShowTooltip', false, () => mention()?.title === ''],
    ['mentionLinkShowAvatar', true, () => mention()?.querySelector('img') != null],
    ['mentionLinkBoldenYou', false, () => !mention()?.className.includes('_you_')],
    ['mentionLinkShowYous', true, () => mention()?.textContent === '@mira (you)'],
    ['greentext', true, () => has(card, 'greentext')],
    ['renderMisskeyMarkdown', false, () => showsEffects('none')],
    ['renderMfmOnHover', true, () => showsEffects('pointed-at')],
  ]);
  act(() => void session.preferences.set('mentionLinkDisplay', 'full'));
  await expectPreferencesToApply(session, [
    ['mentionLinkFadeDomain', false, () => !has(mention(), 'faintHost')],
  ]);
});
