import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { isEscapeInEmptySearch } from './escape-in-search.ts';

test.each([
  ['Escape in an empty search field', 'empty', 'Escape', true],
  ['Enter in an empty search field', 'empty', 'Enter', false],
  ['Escape in a search field with text', 'filled', 'Escape', false],
  ['Escape in another field', 'text', 'Escape', false],
  ['Escape in a popover inside', 'inPopover', 'Escape', false],
])('isEscapeInEmptySearch: for %s (field %s, key %s), returns %s', (_, id, key, expected) => {
  const { container } = renderUi(
    <dialog>
      <input id="empty" type="search" />
      <input id="filled" type="search" defaultValue="heron" />
      <input id="text" type="text" />
      <div popover="auto">
        <input id="inPopover" type="search" />
      </div>
    </dialog>,
  );
  const dialog = container.querySelector('dialog');
  const target = container.querySelector(`#${id}`);
  expect(isEscapeInEmptySearch({ key, target, defaultPrevented: false }, dialog)).toBe(expected);
});
