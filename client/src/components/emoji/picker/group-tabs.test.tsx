import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { GroupTabs } from './group-tabs.tsx';
import type { PickerSection } from '#session/emoji/picker-sections.ts';

const sections: readonly PickerSection[] = (['a', 'b', 'c'] as const).map((name) => ({
  id: `pack:${name}`,
  title: name,
  items: [],
}));

/**
 * Shows the tabs in a bar whose direction is set as a style, since jsdom does not compute it from
 * `dir`.
 */
function show(direction: 'ltr' | 'rtl'): HTMLElement {
  renderUi(<GroupTabs sections={sections} current="pack:a" onShow={() => undefined} />);
  const bar = screen.getByRole('toolbar');
  bar.style.direction = direction;
  return bar;
}

const focused = () => document.activeElement?.getAttribute('title');

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'GroupTabs: in %s, the key %s moves to the next tab and %s to the previous one',
  async (direction, ahead, back) => {
    const user = userEvent.setup();
    show(direction);
    await user.tab();
    await user.keyboard(ahead);
    expect(focused()).toBe('b');
    await user.keyboard(back);
    expect(focused()).toBe('a');
  },
);

test.each([
  ['ltr', 60],
  ['rtl', -60],
] as const)(
  'GroupTabs: in %s, turning the mouse wheel down scrolls towards the last tab',
  (direction, moved) => {
    const bar = show(direction);
    fireEvent.wheel(bar, { deltaY: 60 });
    expect(bar.scrollLeft).toBe(moved);
  },
);
