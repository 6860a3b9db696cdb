import { expect, test, vi } from 'vitest';
import { showSystemNotification, type SystemNotification } from './show-system-notification.ts';

async function shown(fields: Partial<SystemNotification>) {
  vi.stubGlobal('location', new URL('https://rookery.example/sw.js'));
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => {});
  const note = {
    id: '7',
    type: 'mention',
    isGrouped: false,
    statusId: 'S1',
    path: '/notice/S1',
    actions: [],
  };
  await showSystemNotification(
    { showNotification, getNotifications: async () => [] },
    { ...note, title: 'jun mentioned you', body: '', icon: undefined, ...fields },
  );
  vi.unstubAllGlobals();
  const [title = '', options = {}] = showNotification.mock.calls[0] ?? [];
  return { title, options };
}

/* All characters that Unicode classifies as direction controls (`Bidi_Control`). */
const controls = [
  0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
];

test.each(controls.map((code) => String.fromCodePoint(code)))(
  'showSystemNotification: removes the direction control %j from titles and texts',
  async (mark) => {
    const { title, options } = await shown({
      title: `${mark}evil${mark} mentioned you`,
      body: `${mark}one\ntwo${mark}`,
    });
    expect(title).toBe('evil mentioned you');
    expect(options.body).toBe('one\ntwo');
  },
);

test.each([
  ['two\nlines\u2028or more', 'two lines or more'],
  ['a bell \u0007 and\u0000 more', 'a bell and more'],
  ['مریم می‌خواهد', 'مریم می‌خواهد'],
  ['👩‍👩‍👧‍👦 and 🏳️‍🌈', '👩‍👩‍👧‍👦 and 🏳️‍🌈'],
])('showSystemNotification: formats the title %j as %j', async (title, expected) => {
  expect((await shown({ title })).title).toBe(expected);
});

test.each([
  ['https://media.example/jun.png', 'https://media.example/jun.png'],
  ['/images/avi.png', 'https://rookery.example/images/avi.png'],
  ['http://tracker.example/jun.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['blob:https://rookery.example/1', undefined],
  ['https://user:secret@media.example/jun.png', undefined],
  ['//tracker.example/jun.png', 'https://tracker.example/jun.png'],
  ['https://[', undefined],
  ['', undefined],
  [undefined, undefined],
])('showSystemNotification: resolves the icon %j to %j', async (icon, expected) => {
  expect((await shown({ icon })).options.icon).toBe(expected);
});
