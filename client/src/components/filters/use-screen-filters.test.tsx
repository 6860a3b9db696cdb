import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTables } from '#store/tables.ts';
import { defaultFilterSettings } from '#session/filters/filter-settings.ts';
import { countHiddenItems } from '#session/filters/hidden-items.ts';
import { useFilterDependentValue } from './use-screen-filters.ts';

test('useFilterDependentValue: renders its component again when the hidden statuses change, and not for other changes', () => {
  const tables = createTables();
  const { statuses, statusViewers, relationships, accounts } = tables;
  const view = { tables, viewerId: 'mira', settings: { ...defaultFilterSettings, muteBots: true } };
  const settings = { ...view.settings, hidesMuted: true };
  const hidingAll = { ...view, settings };
  const ids = ['1', '2', '3'];
  for (const id of ids) statuses.put({ id, accountId: `author ${id}`, content: 'Rain' });
  statuses.put({ id: '3', accountId: 'author 3', content: '@ines', mentions: [mentionOf('ines')] });
  const renderedValues: number[] = [];
  function Count() {
    renderedValues.push(useFilterDependentValue(hidingAll, () => countHiddenItems(ids, hidingAll)));
    return null;
  }
  render(<Count />);
  act(() => {
    for (let count = 0; count < 200; count += 1)
      statuses.merge({ id: '1', favouritesCount: count });
    statusViewers.merge({ id: '1', favourited: true });
    relationships.merge({ id: 'author 1', following: true });
  });
  expect(renderedValues).toEqual([0]);
  act(() => relationships.merge({ id: 'ines', muting: true }));
  act(() => statusViewers.merge({ id: '1', threadMuted: true }));
  act(() => accounts.merge({ id: 'author 2', bot: true }));
  act(() => relationships.merge({ id: 'ines', muting: false }));
  expect(renderedValues).toEqual([0, 1, 2, 3, 2]);
});

function mentionOf(name: string) {
  return { id: name, acct: name, username: name, url: `https://rookery.test/${name}` };
}
