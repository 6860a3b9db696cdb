import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

async function write({
  settings = {},
  prefer,
  ...options
}: RenderAppOptions & {
  settings?: Record<string, unknown>;
  prefer?: (preferences: PreferenceStore) => void;
} = {}) {
  const instance =
    options.instance ?? (await startTestInstance({ world: 'empty', ...options.instanceOptions }));
  const mira = await instance.as('mira', { settings });
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options, instance });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  act(() => prefer?.(session.preferences));
  const element = await screen.findByRole('form', { name: 'New post' });
  const form = within(element);
  return {
    ...app,
    session,
    mira,
    form,
    text: form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }),
    more: (label: string) => chooseInMoreMenu(app.user, form, label),
    press: (name: string) => app.user.click(form.getByRole('button', { name })),
    newest: async () => (await mira.get('/api/v1/timelines/home')).body[0],
  };
}

test('Composer: sends subject, sensitivity, format and language [R-COMP-002 R-COMP-051]', async () => {
  const { user, form, text, press, more, newest } = await write();
  await press('Content warning (CW)');
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'birds');
  await user.type(text, 'The **heron** is back');
  await more('Format');
  await user.selectOptions(form.getByRole('combobox', { name: 'Format' }), 'text/markdown');
  await more('Language');
  const languages = form.getByRole('combobox', { name: 'Language' });
  const names = [...languages.querySelectorAll('option')].map(({ label }) => label);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await user.selectOptions(languages, 'Portuguese');
  await press('Post');
  await waitFor(() => expect(text.value).toBe(''));
  expect(await newest()).toMatchObject({
    spoiler_text: 'birds',
    sensitive: true,
    language: 'pt',
    content: expect.stringContaining('<strong>heron</strong>'),
  });
});

test.each([
  [['text/markdown'], true],
  [['text/plain'], false],
])(
  'MoreMenu: if the server has only the format %s, shows the format: %s',
  async (postFormats, isShown) => {
    const { user, form } = await write({ instanceOptions: { config: { postFormats } } });
    await user.click(form.getByRole('button', { name: 'More options' }));
    const item = form.queryByRole('menuitem', { name: /^Format/ });
    expect(item !== null).toBe(isShown);
    if (isShown) expect(item?.getAttribute('aria-disabled')).toBe('true');
  },
);

test('Composer: counts the subject toward the limit [R-COMP-025]', async () => {
  const { user, form, text, press } = await write({
    instanceOptions: { config: { limits: { status: 10 } } },
  });
  await press('Content warning (CW)');
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'birds');
  await user.type(text, 'heron');
  await form.findByText('0');
  await user.type(text, 's');
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Post' });
  await waitFor(() => expect(submit.disabled).toBe(true));
});

const family = '👩‍👩‍👧‍👦';

test.each([
  ['families', family, 1, 7],
  ['flags', '🇫🇮', 1, 2],
  ['decomposed letters', 'e\u0301', 1, 2],
  ['Devanagari', 'नि', 1, 2],
  ['Thai', 'น้ำ', 1, 3],
  ['a mention of somebody elsewhere', '@ada@harbour.example ', 21, 5],
  ['URLs', 'https://harbour.example/herons ', 31, 24],
])(
  'Composer: counts %s as the server does and posts up to the limit [R-COMP-024 R-COMP-053]',
  async (_, part, onAkkoma, onMastodon) => {
    const { form, text, session, press, newest } = await write({
      instanceOptions: { config: { limits: { status: onAkkoma * 60 } } },
    });
    const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Post' });
    fireEvent.change(text, { target: { value: `${part.repeat(60).trim()}.` } });
    await waitFor(() => expect(submit.disabled).toBe(!part.endsWith(' ')));
    const full = part.repeat(60).trim();
    fireEvent.change(text, { target: { value: full } });
    await form.findByText(part.endsWith(' ') ? '1' : '0');
    await press('Post');
    await waitFor(() => expect(text.value).toBe(''));
    expect((await newest()).pleroma.content['text/plain']).not.toBe('');
    act(() =>
      session.instance.setState(({ info }) => ({
        info: {
          ...info,
          textLimit: onMastodon * 60,
          counting: { unit: 'codePoints', charactersPerUrl: 23 },
        },
      })),
    );
    fireEvent.change(text, { target: { value: full } });
    await form.findByText(part.endsWith(' ') ? '1' : '0');
  },
);

test('Composer: keeps a poll option over the limit but does not send it [R-COMP-030 R-COMP-053]', async () => {
  const { form, text, press, newest } = await write({
    instanceOptions: { config: { limits: { pollOptionLength: 5 } } },
  });
  fireEvent.change(text, { target: { value: 'Who?' } });
  await press('Poll');
  const option = (number: number) =>
    form.getByRole<HTMLInputElement>('textbox', { name: `Option ${number}` });
  fireEvent.change(option(1), { target: { value: 'heron' } });
  fireEvent.change(option(2), { target: { value: family.repeat(6) } });
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Post' });
  await waitFor(() => expect(submit.disabled).toBe(true));
  expect(option(2).value).toBe(family.repeat(6));
  expect(option(2).getAttribute('aria-invalid')).toBe('true');
  form.getByText('Too long. Use at most 5 characters.');
  fireEvent.change(option(2), { target: { value: family.repeat(5) } });
  await waitFor(() => expect(submit.disabled).toBe(false));
  await press('Post');
  await waitFor(() => expect(text.value).toBe(''));
  expect((await newest()).poll.options[1].title).toBe(family.repeat(5));
});

test('ThreadFields: counts each post as the server does [R-COMP-053]', async () => {
  const { form, text, more } = await write({
    instanceOptions: { config: { limits: { status: 5 } } },
  });
  fireEvent.change(text, { target: { value: 'heron' } });
  await more('Continue as thread');
  const next = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Post 2' });
  fireEvent.change(next, { target: { value: family.repeat(6) } });
  await form.findByText('-1');
  const submit = form.getByRole<HTMLButtonElement>('button', { name: 'Post thread' });
  expect(submit.disabled).toBe(true);
  fireEvent.change(next, { target: { value: family.repeat(5) } });
  await waitFor(() => expect(submit.disabled).toBe(false));
});

test('Composer: marks a post with a subject as sensitive and resets both when the field closes [R-COMP-045 R-COMP-046]', async () => {
  const { user, form, press } = await write();
  const mark = () => form.queryByRole('button', { name: 'Sensitive: remove this mark' });
  expect(form.queryByRole('textbox', { name: 'Content warning' })).toBeNull();
  await press('Content warning (CW)');
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'birds');
  expect(mark()).not.toBeNull();
  await press('Content warning (CW)');
  expect(form.queryByRole('textbox', { name: 'Content warning' })).toBeNull();
  expect(mark()).toBeNull();
});

test('Composer: starts as sensitive if the preference is set, regardless of the subject [R-COMP-045]', async () => {
  const { user, form, press, more } = await write({
    prefer(preferences) {
      preferences.set('sensitiveByDefault', true);
      preferences.set('sensitiveIfSubject', false);
    },
  });
  await press('Sensitive: remove this mark');
  await press('Content warning (CW)');
  await user.type(form.getByRole('textbox', { name: 'Content warning' }), 'birds');
  expect(form.queryByRole('button', { name: 'Sensitive: remove this mark' })).toBeNull();
  await more('Mark as sensitive');
  form.getByRole('button', { name: 'Sensitive: remove this mark' });
});

test('PostPreview: renders the server’s preview, refreshes it after a pause and reports empty text [R-COMP-010 R-COMP-023 R-CONST-062]', async () => {
  const { user, form, text, press, more, clock, requests } = await write();
  const requestCount = () =>
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/statuses'));
  await more('Preview');
  const preview = within(await form.findByRole('region', { name: 'Post preview' }));
  preview.getByText('Nothing to preview yet');
  await user.type(text, 'The heron');
  expect(requestCount()).toHaveLength(0);
  await clock.advance(500);
  await preview.findByText('The heron');
  expect(requestCount()).toHaveLength(1);
  await user.type(text, ' is back');
  await clock.advance(499);
  expect(requestCount()).toHaveLength(1);
  await clock.advance(1);
  await preview.findByText('The heron is back');
  await press('Close preview');
  expect(form.queryByRole('region', { name: 'Post preview' })).toBeNull();
});

test('MoreMenu: offers no preview on a server that would publish it [R-COMP-057]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const { user, form } = await write({ instance, faultOf: respondAsGoToSocial(instance) });
  await user.click(form.getByRole('button', { name: 'More options' }));
  const menu = within(form.getByRole('menu', { name: 'More options' }));
  await menu.findByText('Draw an image');
  expect(menu.queryByText('Preview')).toBeNull();
});

test('Composer: deletes an emptied draft [R-COMP-015]', async () => {
  const { user, text, area } = await write();
  await user.type(text, 'hello');
  expect(area.getItem('drafts')).toContain('hello');
  await user.clear(text);
  expect(area.getItem('drafts')).not.toContain('status');
});

test('Composer: sends nothing while the emoji picker of a field is open [R-COMP-019]', async () => {
  const { user, form, text, press, requests } = await write();
  await user.type(text, 'hello');
  await press('Emoji');
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
  await user.type(text, '{Control>}{Enter}{/Control}');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
