import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import {
  chooseVisibility,
  findVisibilityButton,
} from '#features/composer/testing/choose-visibility.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function write(options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options });
  const form = await screen.findByRole('form', { name: 'New post' });
  const posts = () =>
    app.requests.filter(
      ({ method, url }) => method === 'POST' && new URL(url).pathname === '/api/v1/statuses',
    );
  const mine = async (): Promise<{ content: string; visibility: string }[]> =>
    (await (await app.instance.as('mira')).get('/api/v1/timelines/home')).body;
  await waitFor(() => expect(app.current.store.getState().viewerId).not.toBeNull());
  return {
    ...app,
    posts,
    mine,
    form: within(form),
    text: within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    submit: () => within(form).getByRole<HTMLButtonElement>('button', { name: 'Post' }),
    visibility: () => findVisibilityButton(within(form)),
  };
}

const isPost = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/api/v1/statuses';

test('Composer: is busy while posting, then empty, and adds the post to the timeline at once [R-COMP-017]', async () => {
  const { user, faults, text, submit, form, visibility, posts } = await write();
  await screen.findByText('No posts');
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = (request) => (isPost(request) ? pendingResponse.promise : undefined);
  await user.type(text, 'The heron is back');
  expect(submit().getAttribute('aria-busy')).toBeNull();
  await user.click(submit());
  expect(submit().getAttribute('aria-busy')).toBe('true');
  expect(text.readOnly).toBe(true);
  expect(visibility().disabled).toBe(true);
  pendingResponse.resolve(undefined);

  const feed = within(await screen.findByRole('feed'));
  await feed.findByText('The heron is back');
  expect(text.value).toBe('');
  expect(text.readOnly).toBe(false);
  expect(submit().getAttribute('aria-busy')).toBeNull();
  expect(form.queryByRole('alert')).toBeNull();
  expect(posts()).toHaveLength(1);
});

test('Composer: ignores the button, Enter and typing while posting [R-COMP-018]', async () => {
  const { user, faults, text, submit, posts, mine } = await write();
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = (request) => (isPost(request) ? pendingResponse.promise : undefined);
  await user.type(text, 'The heron is back');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  await user.click(submit());
  await user.type(text, ' and more{Control>}{Enter}{/Control}');
  expect(text.value).toBe('The heron is back');
  expect(posts()).toHaveLength(1);
  pendingResponse.resolve(undefined);
  await waitFor(() => expect(text.value).toBe(''));
  expect(await mine()).toHaveLength(1);
});

test.each(['', ' ', '\n\t '])(
  'Composer: rejects blank text (%j) without sending it [R-COMP-022]',
  async (blank) => {
    const { user, text, submit, form, posts } = await write();
    await user.click(text);
    if (blank !== '') await user.type(text, blank);
    await user.click(submit());
    const alert = within(await form.findByRole('alert'));
    alert.getByText('Write something or attach a file first');
    expect(posts()).toEqual([]);
    await user.type(text, 'words');
    expect(form.queryByRole('alert')).toBeNull();
  },
);

test('Composer: counts the characters left and does not send text over the limit [R-COMP-024]', async () => {
  const { user, text, submit, form, posts } = await write({
    instanceOptions: { config: { limits: { status: 10 } } },
  });
  await form.findByText('10');
  await user.type(text, '1234567890');
  await form.findByText('0');
  expect(submit().disabled).toBe(false);
  await user.type(text, '1');
  await form.findByText('-1');
  expect(text.getAttribute('aria-describedby')).toBe(form.getByText('1 character too many').id);
  form.getByText('The text is too long');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(submit().disabled).toBe(true));
  expect(posts()).toEqual([]);

  await user.keyboard('{Backspace}');
  await waitFor(() => expect(submit().disabled).toBe(false));
  form.getByText('0 characters left');
  expect(form.queryByText('The text is too long')).toBeNull();
  await user.click(submit());
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test('Composer: treats a limit of zero as no limit [R-COMP-026]', async () => {
  const { user, text, submit, form, current, posts } = await write();
  const { instance } = current.store.getState();
  await waitFor(() => expect(instance.getState().info.name).not.toBe(''));
  await form.findByText('5,000');
  act(() => instance.setState(({ info }) => ({ info: { ...info, textLimit: 0 } })));
  expect(form.queryByText('0')).toBeNull();
  await user.click(text);
  await user.paste('heron '.repeat(800));
  expect(form.queryByText(/^-/)).toBeNull();
  expect(submit().disabled).toBe(false);
  await user.click(submit());
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test.each([
  ['offline', 'Error: Failed to connect to server, try again'],
  [422, 'Error: The server says: Not these words'],
  [500, 'Error: The server had a problem, try again. The server says: Not these words'],
] as const)(
  'Composer: shows why a post failed (%s) and keeps the text, even after a reload [R-COMP-040 R-COMP-017]',
  async (fault, words) => {
    const { user, faults, text, submit, form, area, instance, unmount } = await write();
    faults.of = (request) => {
      if (!isPost(request)) return undefined;
      return fault === 'offline'
        ? fault
        : Response.json({ error: 'Not these words' }, { status: fault });
    };
    await user.type(text, 'The heron is back');
    await user.click(submit());
    const alert = await form.findByRole('alert');
    expect(alert.textContent).toBe(words);
    expect(text.value).toBe('The heron is back');
    expect(submit().getAttribute('aria-busy')).toBeNull();

    unmount();
    const again = await write({ instance, area });
    expect(again.text.value).toBe('The heron is back');
    await again.user.click(again.submit());
    await waitFor(() => expect(again.text.value).toBe(''));
  },
);

test('Composer: retries with the same idempotency key, so a lost response does not post twice [R-COMP-042]', async () => {
  const { user, faults, text, submit, form, instance, mine, posts } = await write();
  let isLost = true;
  faults.of = async (request) => {
    if (!isPost(request) || !isLost) return undefined;
    isLost = false;
    await instance.fetch(request);
    return 'offline';
  };
  await user.type(text, 'The heron is back');
  await user.click(submit());
  await form.findByRole('alert');
  await user.click(submit());
  await waitFor(() => expect(text.value).toBe(''));
  expect(await mine()).toHaveLength(1);

  await user.type(text, 'The heron is back');
  await user.click(submit());
  await waitFor(() => expect(text.value).toBe(''));
  expect(await mine()).toHaveLength(2);
  const keys = posts().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('Composer: uses a new idempotency key after a refusal, and the same key after a server error', async () => {
  const { user, faults, text, submit, posts } = await write();
  const answers = [500, 429, 422];
  faults.of = (request) => {
    const status = isPost(request) ? answers.shift() : undefined;
    return status === undefined ? undefined : Response.json({ error: 'no' }, { status });
  };
  await user.type(text, 'The heron is back');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(posts()).toHaveLength(attempt));
  }
  const [first, second, third, fourth] = posts().map(({ headers }) =>
    headers.get('idempotency-key'),
  );
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(fourth).not.toBe(first);
});

test('Composer: applies the default visibility even if it loads while typing', async () => {
  const known = Promise.withResolvers<undefined>();
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira', { settings: { privacy: 'private' } });
  const { user, text, visibility, submit, mine } = await write({
    instance,
    faultOf: ({ url }) => (url.includes('verify_credentials') ? known.promise : undefined),
  });
  expect(visibility().textContent).toBe('Public');
  await user.type(text, 'for followers');
  known.resolve(undefined);
  await waitFor(() => expect(visibility().textContent).toBe('Followers only'));
  await user.click(submit());
  await waitFor(() => expect(text.value).toBe(''));
  expect((await mine())[0]?.visibility).toBe('private');
});

test('Composer: keeps the chosen visibility for the next post', async () => {
  const { user, form, text, visibility, submit, mine } = await write();
  await chooseVisibility(user, form, 'Unlisted');
  await user.type(text, 'quietly');
  await user.click(submit());
  await waitFor(() => expect(text.value).toBe(''));
  expect((await mine())[0]?.visibility).toBe('unlisted');
  expect(visibility().textContent).toBe('Unlisted');
});
