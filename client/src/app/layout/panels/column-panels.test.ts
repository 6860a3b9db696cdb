import { expect, test } from 'vitest';
import { columnPanels } from './column-panels.ts';

const routes = ['friends', 'notifications', 'interactions', 'dms', undefined] as const;
const modes = ['none', 'notifications', 'postform'] as const;

test.each([
  ['friends', 'notifications', ['server', 'suggestions'], ['notifications']],
  ['notifications', 'notifications', ['server'], ['notificationKinds', 'suggestions']],
  ['interactions', 'notifications', ['server'], ['suggestions']],
  ['dms', 'notifications', ['server', 'suggestions'], ['conversations']],
  ['direct-conversation', 'notifications', ['server', 'suggestions'], ['conversations']],
  ['direct-timeline', 'notifications', ['server', 'suggestions'], ['notifications']],
  ['dms', 'postform', ['server', 'suggestions', 'notifications'], ['composer']],
  ['friends', 'postform', ['server', 'suggestions', 'notifications'], ['composer']],
  ['notifications', 'postform', ['server', 'suggestions'], ['composer']],
  ['friends', 'none', ['server', 'suggestions', 'notifications'], []],
  ['interactions', 'none', ['server', 'suggestions'], []],
] as const)(
  'columnPanels: on the route %s with the third column %s, puts %j into the sidebar and %j into the third column',
  (route, mode, sidebar, third) => {
    expect(columnPanels({ route, mode, isHigh: true })).toEqual({ sidebar, third });
  },
);

test('columnPanels: returns all panels for the third column of a low window', () => {
  expect(columnPanels({ route: 'friends', mode: 'notifications', isHigh: false })).toEqual({
    sidebar: [],
    third: ['notifications', 'server', 'suggestions'],
  });
});

test('columnPanels: returns no panel twice, and at least one for the third column unless it is off', () => {
  for (const route of routes)
    for (const mode of modes)
      for (const isHigh of [true, false]) {
        const { sidebar, third } = columnPanels({ route, mode, isHigh });
        const all = [...sidebar, ...third];
        expect(new Set(all).size).toBe(all.length);
        expect(third.length > 0).toBe(mode !== 'none');
      }
});
