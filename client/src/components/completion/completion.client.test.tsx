import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { Fault } from '#session/testing/test-environment.ts';
import { loadStandardEmoji } from '#components/emoji/use-emoji.ts';
import { completionDelayMs } from '#session/completion/word-at-caret.ts';

async function lines(label: string) {
  const list = await screen.findByRole('listbox', { name: label });
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

function firstLine() {
  return within(screen.getByRole('listbox')).getAllByRole('option')[0]?.textContent;
}

async function open(faultOf?: (request: Request) => Promise<Fault>) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { displayName: 'Mira' });
  await instance.as('noor', { displayName: 'Noor' });
  await mira.post('/api/v1/statuses', { status: 'Night shift #herons #heronry' });
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/mira',
    ...(faultOf && { faultOf }),
  });
  await screen.findByText(/Night shift/);
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  const bio = form.getByLabelText<HTMLTextAreaElement>('Bio');
  const chosen = () => {
    const id = bio.getAttribute('aria-activedescendant');
    return id === null ? undefined : document.querySelector(`[id="${id}"]`)?.textContent;
  };
  return { ...app, form, bio, chosen };
}

test('useCompletion: arrow keys and Tab move through the emoji, Enter inserts the selected one and a space', async () => {
  const { user, bio, chosen } = await open();
  await user.type(bio, 'Warm:');
  await user.type(bio, ' :hear');
  const offered = await lines('Emoji');
  expect(offered).toHaveLength(5);
  screen.getByText('5 suggestions');
  /* Each option is named by its shortcode once, and not also by its picture or character. */
  expect(screen.getAllByRole('option', { name: /^:\w+:/ })).toHaveLength(5);
  expect(screen.queryByRole('option', { name: /(:\w+:).*\1/ })).toBeNull();
  expect(chosen()).toBe(offered[0]);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe(offered[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(offered[4]);
  await user.keyboard('{Tab}');
  expect(chosen()).toBe(offered[0]);
  expect(document.activeElement).toBe(bio);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(bio.getAttribute('aria-activedescendant')).toBeNull();
  expect(bio.value).toMatch(/^Warm: (:\w+:|\p{Emoji}\uFE0F?) $/u);
  expect(bio.selectionStart).toBe(bio.value.length);
});

test('EmojiCompletion: offers nothing until all emoji have loaded', async () => {
  const custom = Promise.withResolvers<Fault>();
  const { user, bio, requests } = await open(async ({ url }) =>
    url.endsWith('/custom_emojis') ? custom.promise : undefined,
  );
  await user.type(bio, 'Warm :hear');
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/custom_emojis'))).toBe(true),
  );
  await loadStandardEmoji('en');
  expect(screen.queryByRole('listbox')).toBeNull();
  custom.resolve(undefined);
  expect(await lines('Emoji')).toHaveLength(5);
});

test('PeopleCompletion: searches on the server 300 ms after the last letter and inserts the address', async () => {
  const { user, bio, clock, requests } = await open();
  const countSearches = () =>
    requests.filter(({ url }) => url.includes('/api/v1/accounts/search?')).length;
  const wait = vi.spyOn(clock, 'wait');
  await user.type(bio, 'With @noo');
  const left = 300 - completionDelayMs;
  await waitFor(() => expect(wait).toHaveBeenCalledWith(left, expect.anything()));
  await clock.advance(left - 1);
  expect(countSearches()).toBe(0);
  await clock.advance(1);
  expect(await lines('People')).toEqual(['Noor@noor']);
  expect(countSearches()).toBe(1);
  await user.keyboard('{Enter}');
  expect(bio.value).toBe('With @noor ');
});

test('TagCompletion: completes a hashtag by click', async () => {
  const { user, bio } = await open();
  await user.type(bio, '#hero');
  expect(await lines('Hashtags')).toEqual(['#heronry', '#herons']);
  await user.click(screen.getByRole('option', { name: '#herons' }));
  expect(bio.value).toBe('#herons ');
  expect(document.activeElement).toBe(bio);
});

test.each([
  ['#herons', '#herons\n'],
  ['#Heronry', '#Heronry\n'],
  ['@mira', '@mira\n'],
])(
  'useCompletion: Enter breaks the line after the completely typed %s',
  async (typed, expected) => {
    const { user, bio } = await open();
    await user.type(bio, typed);
    await lines(typed.startsWith('#') ? 'Hashtags' : 'People');
    await user.keyboard('{Enter}');
    expect(bio.value).toBe(expected);
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

test('useCompletion: Enter breaks the line after a picked hashtag, and picks a selected suggestion', async () => {
  const { user, bio } = await open();
  await user.type(bio, '#hero');
  await lines('Hashtags');
  await user.keyboard('{Enter}{Enter}');
  expect(bio.value).toBe('#heronry \n');
  await user.type(bio, '#herons');
  await lines('Hashtags');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(bio.value).toBe('#heronry \n#herons ');
});

test('useCompletion: @ alone offers recent contacts', async () => {
  const { user, bio, instance } = await open();
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: '@noor good night' });
  await user.type(bio, '今日は@');
  await waitFor(async () => expect((await lines('People')).join()).toMatch(/^noor@noor$/i));
  await user.keyboard('{Enter}');
  expect(bio.value).toBe('今日は @noor ');
});

test.each([
  ['今日は:smil', ''],
  [':smil', 'です'],
  ['สวัสดี:smil', 'ครับ'],
])('useCompletion: offers emoji for "%s" before "%s"', async (before, after) => {
  const { user, bio } = await open();
  await user.click(bio);
  await user.paste(before + after);
  bio.setSelectionRange(before.length - 1, before.length - 1);
  await user.keyboard('{Delete}l');
  await lines('Emoji');
  await user.keyboard('{Enter}');
  expect(bio.value).not.toContain(':smil');
  expect(bio.value.endsWith(after)).toBe(true);
});

test('useCompletion: Escape closes only the list, not the dialog around it, and the list opens again when more is typed', async () => {
  const { user, form, bio } = await open();
  await user.type(bio, ':hear');
  await lines('Emoji');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  form.getByLabelText('Bio');
  await user.keyboard('t');
  await lines('Emoji');
  await user.click(form.getByLabelText('Name'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('useCompletion: shows a typed letter before the list is updated, and updates the list before an arrow key selects', async () => {
  const { bio, user } = await open();
  await user.type(bio, ':hear');
  await lines('Emoji');
  fireEvent.input(bio, { target: { value: ':umbr' } });
  fireEvent.keyDown(bio, { key: 'e' });
  expect(firstLine()).toMatch(/heart/);
  fireEvent.keyDown(bio, { key: 'ArrowDown' });
  expect(firstLine()).toMatch(/umbrella/);
});

test.each([
  ['Chrome and Firefox', { key: 'Enter', isComposing: true }],
  ['Safari', { key: 'Enter', keyCode: 229 }],
])(
  'useCompletion: the key that ends a composition of an input method inserts no suggestion in %s',
  async (_, key) => {
    const { user, bio } = await open();
    await user.type(bio, ':hear');
    await lines('Emoji');
    fireEvent.keyDown(bio, key);
    expect(bio.value).toBe(':hear');
    expect(screen.queryByRole('listbox')).not.toBeNull();
  },
);

test('EmojiButton: inserts an emoji at the caret with spaces around it and returns the focus to the text', async () => {
  const { user, form, bio } = await open();
  await user.type(bio, 'Coldwet');
  bio.setSelectionRange(4, 4);
  await user.click(form.getByRole('button', { name: 'Emoji for the bio' }));
  await user.click(await screen.findByRole('button', { name: 'grinning face' }));
  expect(bio.value).toBe('Cold 😀 wet');
  expect(bio.selectionStart).toBe(8);
  expect(document.activeElement).toBe(bio);
});

test('EmojiButton: does not submit the surrounding form', async () => {
  const { user, form, bio, requests } = await open();
  await user.type(bio, 'Cold');
  await user.click(form.getByRole('button', { name: 'Emoji for the bio' }));
  await screen.findByRole('button', { name: 'grinning face' });
  await user.type(screen.getByLabelText('Search emoji'), 'fire{Enter}');
  await user.click(await screen.findByRole('button', { name: 'fire' }));
  expect(bio.value).toBe('Cold 🔥 ');
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test.each([
  ['noo', 'noo'],
  ['نور', 'نور'],
  ['noor@far.example', 'noor@far.example'],
  ['noor@far', undefined],
  ['noor@far.', undefined],
])('PeopleCompletion: for @%s asks the server to resolve %s [R-CALL-027]', async (typed, q) => {
  const { user, bio, clock, requests } = await open();
  const wait = vi.spyOn(clock, 'wait');
  await user.type(bio, `With @${typed}`);
  const left = 300 - completionDelayMs;
  await waitFor(() => expect(wait).toHaveBeenCalledWith(left, expect.anything()));
  await clock.advance(left);
  const searches = () =>
    requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === '/api/v1/accounts/search')
      .map(({ searchParams }) => [searchParams.get('q'), searchParams.get('resolve')]);
  await waitFor(() => expect(searches()).toEqual(q === undefined ? [] : [[q, 'true']]));
});
