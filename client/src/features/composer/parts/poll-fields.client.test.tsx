import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function write(options: RenderAppOptions = {}) {
  const instance = await startTestInstance({ world: 'empty', ...options.instanceOptions });
  const mira = await instance.as('mira');
  /* jsdom does not implement `setPointerCapture`. */
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  await app.current.store.getState().instanceLoaded;
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return {
    ...app,
    form,
    text: form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    press: (name: string) => app.user.click(form.getByRole('button', { name })),
    newest: async () => (await mira.get('/api/v1/timelines/home')).body[0],
  };
}

test('PollFields: adds options with Enter, sends the poll and closes [R-COMP-008 R-COMP-029 R-COMP-031 R-COMP-034]', async () => {
  const { user, form, text, press, newest } = await write({
    instanceOptions: { config: { limits: { pollOptions: 3 } } },
  });
  await user.type(text, 'Which bird?');
  await press('Poll');
  const poll = within(await form.findByRole('group', { name: 'Poll' }));
  const endsIn = poll.getByRole<HTMLSelectElement>('combobox', { name: 'Poll duration' });
  expect(endsIn.selectedOptions[0]?.text).toBe('10 minutes');
  expect(poll.queryByRole('button', { name: /^Remove option/ })).toBeNull();
  await user.type(poll.getByRole('textbox', { name: 'Option 1' }), 'heron{Enter}');
  expect(document.activeElement).toBe(poll.getByRole('textbox', { name: 'Option 2' }));
  await user.keyboard('gull{Enter}');
  expect(document.activeElement).toBe(poll.getByRole('textbox', { name: 'Option 3' }));
  expect(poll.getByRole<HTMLButtonElement>('button', { name: 'Add option' }).disabled).toBe(true);
  await user.click(poll.getByRole('button', { name: 'Remove option 3' }));
  expect(poll.queryByRole('button', { name: /^Remove option/ })).toBeNull();
  await press('Post');
  await waitFor(() => expect(text.value).toBe(''));
  expect(form.queryByRole('group', { name: 'Poll' })).toBeNull();
  expect((await newest()).poll).toMatchObject({
    multiple: false,
    options: [{ title: 'heron' }, { title: 'gull' }],
  });
});

test('PollFields: moves an option up with its handle, and sends another duration and several choices', async () => {
  const { user, form, text, press, newest } = await write();
  await user.type(text, 'Which bird?');
  await press('Poll');
  const poll = within(await form.findByRole('group', { name: 'Poll' }));
  await user.type(poll.getByRole('textbox', { name: 'Option 1' }), 'heron{Enter}gull');
  await press('Move option 2 up');
  const first = poll.getByRole<HTMLInputElement>('textbox', { name: 'Option 1' });
  expect(first.value).toBe('gull');
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Move option 1 down' }));
  await user.selectOptions(
    poll.getByRole('combobox', { name: 'Options per voter' }),
    'Several options',
  );
  const endsIn = poll.getByRole('combobox', { name: 'Poll duration' });
  await user.selectOptions(endsIn, '6 hours');
  expect(poll.queryByRole('spinbutton')).toBeNull();
  await user.selectOptions(endsIn, 'Other duration…');
  const amount = poll.getByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });
  expect(amount.value).toBe('6');
  fireEvent.change(amount, { target: { value: '5' } });
  await press('Post');
  await waitFor(() => expect(text.value).toBe(''));
  const { poll: posted } = await newest();
  expect(posted).toMatchObject({
    multiple: true,
    options: [{ title: 'gull' }, { title: 'heron' }],
  });
  expect(Math.round((Date.parse(posted.expires_at) - Date.now()) / 3_600_000)).toBe(5);
});

test('PollFields: moves options by keyboard and by dragging, and announces their new place', async () => {
  const { user, form, press } = await write();
  await press('Poll');
  const poll = within(await form.findByRole('group', { name: 'Poll' }));
  const options = () => poll.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await user.type(poll.getByRole('textbox', { name: 'Option 1' }), 'a{Enter}b{Enter}c');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(options()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(poll.getByRole('textbox', { name: 'Option 2' }));
  poll.getByText('Moved to position 2 of 3');
  const handle = poll.getByRole('button', { name: 'Move option 1 down' });
  handle.focus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(options()).toEqual(['c', 'b', 'a']);
  expect(document.activeElement).toBe(poll.getByRole('button', { name: 'Move option 3 up' }));

  poll.getAllByRole('listitem').forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect(0, index * 10, 10, 10);
  });
  fireEvent.pointerDown(handle, { clientY: 5, button: 0 });
  fireEvent.pointerMove(handle, { clientY: 15 });
  expect(options()).toEqual(['b', 'c', 'a']);
  fireEvent.pointerMove(handle, { clientY: 25 });
  fireEvent.pointerMove(handle, { clientY: 95 });
  fireEvent.pointerUp(handle, { clientY: 95 });
  fireEvent.click(handle);
  expect(options()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toBe(poll.getByRole('button', { name: 'Move option 3 up' }));
});

test('PollFields: rejects a poll with one option and accepts it once corrected [R-COMP-027 R-COMP-030]', async () => {
  const { user, form, text, press, newest } = await write();
  await user.type(text, 'Which bird?');
  await press('Poll');
  const one = form.getByRole<HTMLInputElement>('textbox', { name: 'Option 1' });
  expect(one.maxLength).toBeLessThan(0);
  await user.type(one, 'heron');
  await press('Post');
  expect((await form.findByRole('alert')).textContent).toBe(
    'A poll needs at least two different options',
  );
  await user.type(form.getByRole('textbox', { name: 'Option 2' }), 'gull');
  await press('Post');
  await waitFor(() => expect(text.value).toBe(''));
  expect((await newest()).poll.options).toHaveLength(2);
});

test('Composer: does not post without the poll if all its options are blank [R-COMP-028]', async () => {
  const { user, form, text, press, newest } = await write();
  await user.type(text, 'Which bird?');
  await press('Poll');
  await user.type(form.getByRole('textbox', { name: 'Option 1' }), '  ');
  await press('Post');
  expect((await form.findByRole('alert')).textContent).toBe(
    'A poll needs at least two different options',
  );
  expect(text.value).toBe('Which bird?');
  await press('Poll');
  await press('Post');
  await waitFor(() => expect(text.value).toBe(''));
  expect((await newest()).poll).toBeNull();
});
