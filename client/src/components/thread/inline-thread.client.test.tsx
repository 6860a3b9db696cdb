import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';

/** Creates a status with `answers` replies; the account `leaf` has replied to the last one. */
async function aConversation(answers: number) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const say = async (name: string, to?: string): Promise<string> => {
    const more = to === undefined ? {} : { in_reply_to_id: to };
    const { body } = await jun.post('/api/v1/statuses', { status: `words of ${name}!`, ...more });
    return body.id;
  };
  const root = await say('root');
  let last = root;
  for (let number = 1; number <= answers; number += 1) last = await say(`answer ${number}`, root);
  await say('leaf', last);
  return instance;
}

function article(box: HTMLElement, text: string): HTMLElement | undefined {
  const all = within(box).getAllByRole('article');
  return all.find((one) => one.textContent.includes(`words of ${text}!`));
}

/** Expands the conversation of the status by `leaf` in the timeline. */
async function openLeaf(
  answers: number,
  { faultOf }: { faultOf?: (request: Request) => Promise<Response | undefined> } = {},
) {
  const app = await renderApp({
    instance: await aConversation(answers),
    signedInAs: 'mira',
    path: '/main/public',
    ...(faultOf ? { faultOf } : {}),
  });
  await screen.findByText('words of leaf!');
  const card = article(document.body, 'leaf');
  if (!card) throw new Error('no leaf');
  await app.user.click(within(card).getByRole('button', { name: 'Show conversation here' }));
  const section = await screen.findByRole('region', { name: 'Conversation' });
  return { ...app, section, inside: within(section) };
}

test('ExpandButton: stays in the header of an expanded status and collapses it [R-STATUS-004]', async () => {
  const { user, section, inside } = await openLeaf(2);
  await inside.findByText('words of root!');
  const card = article(section, 'leaf');
  if (!card) throw new Error('no leaf');
  const toggle = within(card).getByRole('button', { name: 'Hide conversation' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  inside.getByText('The conversation ends here.');
  await user.click(toggle);
  expect(section.isConnected).toBe(false);
  const leaf = article(document.body, 'leaf');
  expect(document.activeElement).toBe(leaf);
  const again = leaf && within(leaf).getByRole('button', { name: 'Show conversation here' });
  expect(again?.getAttribute('aria-expanded')).toBe('false');
});

test('InlineThread: shows further replies around their parent, which takes the focus', async () => {
  const { current, user, section, inside } = await openLeaf(45);
  const { preferences } = current.store.getState();
  act(() => void preferences.set('conversationDisplay', 'tree'));
  const others = await inside.findByRole('button', { name: 'See 44 other replies' });
  others.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(article(section, 'root')).toBeTruthy());
  expect(inside.getByText('words of answer 1!')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(article(section, 'root')));
  /* Not all replies are loaded, so the end of the conversation is not shown. */
  expect(inside.queryByText('The conversation ends here.')).toBeNull();
  expect(inside.getAllByRole('link', { name: 'Show full conversation' })).toHaveLength(2);
});

test.each([
  { name: 'after “Try again”', isByItself: false },
  { name: 'without a click', isByItself: true },
])(
  'InlineThread: after a failure, replies that load $name leave the focus on the status of the conversation',
  async ({ isByItself }) => {
    let isBroken = true;
    const { current, user, section, inside } = await openLeaf(2, {
      faultOf: (request) =>
        Promise.resolve(
          isBroken && request.url.includes('/context')
            ? Response.json({ error: 'no' }, { status: 500 })
            : undefined,
        ),
    });
    const retry = await inside.findByRole('button', { name: 'Try again' });
    isBroken = false;
    retry.focus();
    const id = article(section, 'leaf')?.dataset['status'] ?? '';
    if (isByItself) await act(() => getSessionThreads(current.store.getState()).load(id));
    else await user.keyboard('{Enter}');
    await inside.findByText('words of root!');
    await waitFor(() => expect(inside.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(document.activeElement).toBe(article(section, 'leaf'));
  },
);

test.each([
  ['linear', 0],
  ['tree', 3],
] as const)(
  'StatusLine: in a %s conversation, refers only to existing elements by aria-describedby',
  async (display, described) => {
    const { current, section, inside } = await openLeaf(2);
    const { preferences } = current.store.getState();
    act(() => void preferences.set('conversationDisplay', display));
    await inside.findByText('words of root!');
    await inside.findByText('words of answer 2!');
    const ids = [...section.querySelectorAll('article[aria-describedby]')].flatMap((card) =>
      (card.getAttribute('aria-describedby') ?? '').split(' '),
    );
    inside.getAllByRole('article', { description: /words of answer 2!$/ });
    expect(ids.filter((id) => document.querySelector(`#${CSS.escape(id)}`) === null)).toEqual([]);
    expect(ids.length >= described).toBe(true);
  },
);
