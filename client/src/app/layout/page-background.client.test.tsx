import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

const wallpaper = '/static/canal.jpg';
const ownImage = 'https://rookery.example/mira.jpg';
const theirs = 'https://rookery.example/jun.jpg';

/** Renders the client of Mira. Mira, Jun and the instance have background images. */
async function show() {
  const instance = await startTestInstance({
    world: 'empty',
    config: { frontends: { pleroma_fe: { background: wallpaper } } },
  });
  const jun = await instance.as('jun');
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  const session = app.current.store.getState();
  await act(() => session.instanceLoaded);
  const setBackground = (id: string, backgroundImage: string): void =>
    act(() => session.tables.accounts.merge({ id, backgroundImage }));
  return { ...app, session, setBackground, junId: jun.account?.id ?? '' };
}

const expectPicture = (address: string | undefined) =>
  waitFor(() => {
    const picture = document.querySelector('body div > img[alt=""][decoding="async"]');
    const shown = [...document.querySelectorAll('img')].map(({ src }) => src);
    if (address === undefined) {
      for (const one of [ownImage, theirs, wallpaper]) expect(shown.join(' ')).not.toContain(one);
    } else {
      expect(picture).not.toBeNull();
      expect(shown.join(' ')).toContain(address);
    }
  });

test('PageBackground: shows the instance’s wallpaper unless it is hidden [R-SHELL-050]', async () => {
  const { session } = await show();
  await expectPicture(wallpaper);
  act(() => void session.preferences.set('hideInstanceWallpaper', true));
  await expectPicture(undefined);
});

test('PageBackground: shows the member’s own image if account backgrounds are on [R-SHELL-049]', async () => {
  const { session, setBackground } = await show();
  setBackground(session.viewerId ?? '', ownImage);
  await expectPicture(ownImage);
  act(() => void session.preferences.set('displayPageBackgrounds', false));
  await expectPicture(wallpaper);
});

test('PageBackground: shows the profile’s image on a profile if account backgrounds are on [R-SHELL-048]', async () => {
  const { session, setBackground, go, junId } = await show();
  setBackground(session.viewerId ?? '', ownImage);
  await go('/jun');
  await screen.findByRole('heading', { level: 1, name: 'jun' });
  setBackground(junId, theirs);
  await expectPicture(theirs);
  await go('/about');
  await expectPicture(ownImage);
  await go('/jun');
  act(() => void session.preferences.set('displayPageBackgrounds', false));
  await expectPicture(wallpaper);
});
