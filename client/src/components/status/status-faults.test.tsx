import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyHoverCardPopover } from '#components/popover/hover-card.tsx';
import { requestFailures, mockTimeouts } from '#app/testing/request-failures.ts';
import type { FaultForRequest } from '#session/testing/test-environment.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from './testing/show-status.tsx';

type Shown = Awaited<ReturnType<typeof prepare>>;

const languages = { source: [{ code: 'de', name: 'German' }], target: [{ code: 'en' }] };

/** Shows mira a status with attachments, poll and other parts that the tested calls act on. */
async function prepare(author: 'jun' | 'mira' = 'jun', more: object = {}) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { translation: { address: 'http://translate.test', apiKey: '' } },
  });
  const writer = await instance.as(author);
  const { body } = await writer.post('/api/v1/statuses', { status: 'The heron is back', ...more });
  const path = `/api/v1/statuses/${body.id}`;
  await writer.put(path, { status: 'The heron is back again', ...more });
  const ines = await instance.as('ines', { displayName: 'Ines' });
  await ines.put(`/api/v1/pleroma/statuses/${body.id}/reactions/🔥`);
  await ines.post(`${path}/favourite`);
  await ines.post(`${path}/reblog`);
  const timeOut = mockTimeouts();
  const shown = await showStatus(String(body.id), { instance });
  shown.session.preferences.set('translationLanguage', 'en');
  /** Makes every call whose method and URL match fail with `fault`. */
  const fail = (call: RegExp, fault?: FaultForRequest): void => {
    shown.faults.of = (request) => {
      if (fault && call.test(`${request.method} ${request.url}`)) return fault(request);
      if (request.url.endsWith('/translation/languages')) return Response.json(languages);
      if (request.url.includes('/translations/')) {
        return Response.json({ detected_language: 'de', text: '<p>Translated!</p>' });
      }
      return undefined;
    };
  };
  fail(/^$/);
  return { ...shown, fail, timeOut };
}

/** Waits for the error message of a fault; if it does not appear, the test names the fault. */
async function waitForMessage({ clock }: Shown, fault: string, message: string): Promise<void> {
  await act(() => clock.advance(1_500));
  await waitFor(() => {
    const alerts = screen.queryAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts, fault).toContainEqual(expect.stringContaining(message));
  });
  expect(document.body.textContent, fault).not.toContain('raw page');
}

const button = (name: RegExp | string, pressed?: boolean): HTMLElement =>
  screen.getByRole('button', { name, ...(pressed === undefined ? {} : { pressed }) });

const poll = { poll: { options: ['North', 'South'], expires_in: 86_400 } };

/** An action that is sent at once; a deletion can first be undone (status-menu-actions.test.tsx). */
interface ActionCase {
  readonly call: RegExp;
  readonly author?: 'jun' | 'mira';
  readonly post?: object;
  readonly act: (shown: Shown) => Promise<void>;
  /** Returns the state before the action, which must be the same after every failure. */
  readonly undone: () => unknown;
  readonly done: (shown: Shown) => Promise<unknown>;
}

const fromMenu = (line: string, after: string) => ({
  act: ({ choose }: Shown) => choose(line),
  /* Returns an element that always exists: a menu item needs no comparison, because the next
     round finds it under its old label only if the state has not changed. */
  undone: () => button('More'),
  done: async ({ menu }: Shown) => expect(await menu()).toContain(after),
});

const actions: Readonly<Record<string, ActionCase>> = {
  favourite: {
    call: /\/favourite$/,
    act: ({ user }) => user.click(button('Like, 1')),
    undone: () => expect(button('Like, 1', false).textContent).toBe('1'),
    done: () => screen.findByRole('button', { name: /^Like/, pressed: true }),
  },
  reblog: {
    call: /\/reblog$/,
    act: ({ user }) => user.click(button('Repeat, 1')),
    undone: () => expect(button('Repeat, 1', false).textContent).toBe('1'),
    done: () => screen.findByRole('button', { name: /^Repeat/, pressed: true }),
  },
  reaction: {
    call: /^PUT .*\/reactions\//,
    act: ({ user }) => user.click(button(/🔥/)),
    undone: () => button('Reactions with 🔥: 1', false),
    done: () => screen.findByRole('button', { name: 'Reactions with 🔥: 2', pressed: true }),
  },
  bookmark: { call: /\/bookmark$/, ...fromMenu('Bookmark', 'Remove bookmark') },
  pin: { call: /\/pin$/, author: 'mira', ...fromMenu('Pin to profile', 'Unpin from profile') },
  'mute conversation': {
    call: /\/mute\b/,
    act: ({ choose }) => choose('Mute conversation'),
    undone: () => screen.getByText('The heron is back again'),
    /* The card disappears, because muted conversations are hidden by default. */
    done: () => waitFor(() => expect(screen.queryByRole('article')).toBeNull()),
  },
  vote: {
    call: /\/votes$/,
    post: poll,
    async act({ user }) {
      await user.click(await screen.findByRole('radio', { name: 'South' }));
      await user.click(button('Vote'));
    },
    undone: () => expect(screen.queryByRole('list', { name: 'Poll results' })).toBeNull(),
    done: () => screen.findByRole('list', { name: 'Poll results' }),
  },
  translate: {
    call: /\/translations\//,
    act: ({ choose }) => choose('Translate'),
    undone: () => expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull(),
    done: () => screen.findByText('Translated!'),
  },
};

test.each(Object.entries(actions))(
  'StatusCard: %s shows each failure on the status, reverts its effect and can be repeated [R-STATUS-038]',
  async (_, { call, author, post, act: does, undone, done }) => {
    const shown = await prepare(author, post);
    for (const { name, of, says } of requestFailures(shown.timeOut)) {
      shown.fail(call, of);
      await does(shown);
      await waitForMessage(shown, name, says);
      await waitFor(undone);
      await shown.user.click(button('Dismiss'));
      expect(screen.queryByRole('alert'), name).toBeNull();
    }
    shown.fail(call);
    await does(shown);
    await done(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

interface QueryCase {
  readonly call: RegExp;
  readonly open: (shown: Shown) => Promise<unknown>;
  readonly seen: (shown: Shown) => Promise<unknown>;
}

const pointAt =
  (name: RegExp) =>
  async ({ user }: Shown): Promise<void> => {
    const target = await screen.findByRole('button', { name });
    await LazyHoverCardPopover.preload();
    /* The first time renders the code of the card. jsdom knows no `:hover`, so the card opens by the
       second one. */
    await user.hover(target);
    await user.unhover(target);
    await user.hover(target);
  };

/** Opens the list behind a count of the main status of a conversation. */
const openList =
  (name: RegExp) =>
  async ({ redraw, user }: Shown): Promise<void> => {
    redraw({ variant: 'focused' });
    await user.click(await screen.findByRole('button', { name }));
  };

const queries: Readonly<Record<string, QueryCase>> = {
  'edit history': {
    call: /\/history$/,
    open: ({ choose }) => choose('Edit history'),
    seen: () => screen.findByText('(original)'),
  },
  source: {
    call: /\/source$/,
    open: ({ choose }) => choose('View source'),
    seen: () => within(screen.getByRole('dialog')).findByText('The heron is back again'),
  },
  'accounts that reacted': {
    call: /\/reactions\?/,
    open: pointAt(/🔥/),
    seen: () => screen.findByText('Ines'),
  },
  'source languages': {
    call: /\/translation\/languages$/,
    open: ({ choose }) => choose('Translate'),
    seen: () => screen.findByRole('option', { name: 'German' }),
  },
  'accounts that favourited': {
    call: /\/favourited_by\b/,
    open: openList(/^1 like$/),
    seen: () => screen.findByRole('img', { name: 'Ines' }),
  },
  'accounts that reblogged': {
    call: /\/reblogged_by\b/,
    open: openList(/^1 repeat$/),
    seen: () => screen.findByRole('img', { name: 'Ines' }),
  },
};

test.each(Object.entries(queries))(
  'StatusCard: the list of %s shows each failure in its place and can be retried [R-ERR-007]',
  async (_, { call, open, seen }) => {
    const shown = await prepare();
    const faults = requestFailures(shown.timeOut);
    shown.fail(call, faults[0]?.of);
    await open(shown);
    for (const [index, { name, says }] of faults.entries()) {
      await waitForMessage(shown, name, says);
      shown.fail(call, faults[index + 1]?.of);
      await shown.user.click(button('Try again'));
    }
    await seen(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
