import { latestSocket } from '#api/testing/fake-socket.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** A session of mira, who follows jun and ines. */
async function prepare() {
  const instance = await startTestInstance({ world: 'empty' });
  const [mira, jun, ines] = [
    await instance.as('mira'),
    await instance.as('jun', { displayName: 'Jun of the reeds' }),
    await instance.as('ines', { displayName: 'Ines' }),
  ];
  for (const { account } of [jun, ines]) await mira.post(`/api/v1/accounts/${account?.id}/follow`);
  return { instance, mira, jun, ines };
}

const cardOf = async (text: string) =>
  within((await screen.findByText(text)).closest('article') ?? document.body);

/** An image attachment as the server sends it. */
function picture(id: string, width: number, height: number) {
  return {
    id,
    type: 'image',
    url: `http://instance.test/media/${id}.png`,
    preview_url: `http://instance.test/media/${id}-small.png`,
    description: `Heron ${id}`,
    meta: { original: { width, height } },
  };
}

test('StatusCard: shows the author’s avatar, name and address, and the time as a link to the conversation [R-STATUS-001 R-STATUS-002]', async () => {
  const { instance, jun } = await prepare();
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const card = await cardOf('The heron is back');
  const author = card.getByRole('link', { name: 'Jun of the reeds @jun' });
  expect(author.getAttribute('href')).toBe('/jun');
  const [avatar] = card.getAllByRole('presentation', { hidden: true });
  expect(avatar?.getAttribute('src')).toBe(body.account.avatar);

  const time = card.getByRole('link', { name: /^\d+ ?\w+$|now/ });
  expect(time.getAttribute('href')).toBe(`/notice/${body.id}`);
  const moment = time.querySelector('time')?.getAttribute('datetime');
  expect(Date.parse(moment ?? '')).toBe(Date.parse(body.created_at));
});

test.each([
  ['public', 'Public'],
  ['unlisted', 'Unlisted'],
  ['private', 'Followers only'],
  ['direct', 'Direct'],
  ['local', 'Local'],
])('StatusHeader: labels the icon of a %s status “%s” [R-STATUS-003]', async (visibility, name) => {
  const { instance, mira } = await prepare();
  await mira.post('/api/v1/statuses', { status: 'The heron is back', visibility });
  await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const card = await cardOf('The heron is back');
  const mark = card.getByTitle(name);
  expect(mark.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(mark.textContent).toBe(name);
});

test('StatusCard: shows who reblogged above the original with its actions [R-STATUS-034]', async () => {
  const { instance, ines } = await prepare();
  const tomas = await instance.as('tomas', { displayName: 'Tomás' });
  const { body } = await tomas.post('/api/v1/statuses', { status: 'The heron is back' });
  await ines.post(`/api/v1/statuses/${body.id}/reblog`);
  const { user, instance: server } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/friends',
  });
  const card = await cardOf('The heron is back');
  const who = card.getByRole('link', { name: 'Ines' });
  expect(who.parentElement?.textContent).toBe('Ines repeated');
  const author = card.getByRole('link', { name: 'Tomás @tomas' });
  expect(who.compareDocumentPosition(author)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(card.getByRole('button', { name: 'Like' }));
  await card.findByRole('button', { name: /^Like/, pressed: true });
  const original = await server.visitor.get(`/api/v1/statuses/${body.id}`);
  expect(original.body.favourites_count).toBe(1);
});

test('StatusMedia: shows images with descriptions and reserved space, and covers sensitive ones [R-STATUS-019]', async () => {
  const { instance, jun } = await prepare();
  const { sockets, user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/friends',
  });
  await screen.findByText('No posts');
  const socket = await latestSocket(sockets);
  await act(async () => socket.emitOpen());
  const arrives = async (text: string, fields: object): Promise<void> => {
    const { body } = await jun.post('/api/v1/statuses', { status: text });
    await act(async () => sockets.at(-1)?.emitEvent('update', { ...body, ...fields }, ['user']));
  };
  await arrives('plain', {
    media_attachments: [picture('wide', 1200, 600), picture('endless', 10, 9000)],
  });
  const card = await cardOf('plain');
  const image = card.getByRole('img', { name: 'Heron wide' });
  expect(image.getAttribute('src')).toBe('http://instance.test/media/wide-small.png');
  expect(image.closest('figure')?.parentElement?.style.aspectRatio).toBe('2.6 / 1');
  const strip = card.getByRole('img', { name: 'Heron endless' }).closest('figure');
  expect(Number.parseFloat(strip?.style.flexBasis ?? '')).toBeGreaterThan(10);

  await arrives('hidden', { sensitive: true, media_attachments: [picture('covered', 4, 3)] });
  const covered = await cardOf('hidden');
  expect(covered.queryByRole('img', { name: 'Heron covered' })).toBeNull();
  await user.click(await covered.findByRole('button', { name: 'Sensitive: show media' }));
  covered.getByRole('img', { name: 'Heron covered' });
});

test('StatusActions: links a visitor to their own server instead of reply, reblog and favourite [R-STATUS-037]', async () => {
  const { instance, jun } = await prepare();
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  await renderApp({ instance, path: '/main/public' });
  const card = await cardOf('The heron is back');
  for (const name of ['Reply', 'Repeat', 'Like']) {
    expect(card.queryByRole('button', { name })).toBeNull();
    const link = card.getByRole('link', { name: `${name} from your server` });
    const { pathname, search } = new URL(link.getAttribute('href') ?? '');
    expect(`${pathname}${search}`).toBe(`/main/ostatus?status_id=${body.id}`);
  }
});

test('StatusActions: offers reply, quote, reblog, react and more to a member [R-STATUS-014 R-STATUS-015]', async () => {
  const { instance, jun } = await prepare();
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  await app.current.store.getState().instanceLoaded;
  const card = await cardOf('The heron is back');
  for (const name of ['Reply', 'Quote', 'Repeat', 'React', 'More']) {
    expect(await card.findByRole('button', { name })).toHaveProperty('disabled', false);
  }
});

test('reblogAction: only the author can reblog a followers-only status', async () => {
  const { instance, mira, jun } = await prepare();
  await jun.post('/api/v1/statuses', { status: 'for followers', visibility: 'private' });
  await mira.post('/api/v1/statuses', { status: 'my own', visibility: 'private' });
  await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const locked = (await cardOf('for followers')).getByRole('button', {
    name: 'This post can’t be repeated',
  });
  expect(locked).toHaveProperty('disabled', true);
  const own = (await cardOf('my own')).getByRole('button', { name: 'Repeat' });
  expect(own).toHaveProperty('disabled', false);
});
