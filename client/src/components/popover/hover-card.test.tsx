import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '#session/session-context.ts';
import type { Session } from '#session/session.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { HoverCard, LazyHoverCardPopover } from './hover-card.tsx';

beforeEach(async () => {
  await LazyHoverCardPopover.preload();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('region', { name: 'Preview', hidden: true });

function show() {
  renderUi(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `HoverCard` reads only `log` of the session
    <SessionContext value={{ log: () => undefined } as unknown as Session}>
      <HoverCard label="Preview" content={<a href="#more">More of it</a>}>
        <a href="#place">Place</a>
      </HoverCard>
    </SessionContext>,
  );
  const link = screen.getByRole('link', { name: 'Place' });
  const around = link.parentElement ?? link;
  return { link, around };
}

const point = (type: 'pointermove' | 'pointerleave', target: Element) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: type === 'pointermove' }), {
      pointerType: 'mouse',
    }),
  );

/* The first event renders the code of the card. jsdom knows no `:hover`, so the code hears of the
   pointer only by the second one. */
const moveOver = (target: Element): void => {
  point('pointermove', target);
  point('pointermove', target);
};

test('HoverCard: does not open on a brief hover', () => {
  const { link, around } = show();
  moveOver(link);
  wait(100);
  point('pointerleave', around);
  wait(1000);
  expect(shown()).toBeNull();
});

test('HoverCard: opens on hover and closes on leave', () => {
  const { link, around } = show();
  moveOver(link);
  wait(400);
  expect(shown()?.textContent).toBe('More of it');
  point('pointerleave', around);
  wait(300);
  expect(shown()).toBeNull();
});

test('HoverCard: does not open on a hover that ends in a press', () => {
  const { link } = show();
  fireEvent.pointerDown(link);
  act(() => link.focus());
  fireEvent.click(link);
  wait(1000);
  expect(shown()).toBeNull();
  moveOver(link);
  fireEvent.click(link);
  wait(1000);
  expect(shown()).toBeNull();
});

test('HoverCard: stays open while the focus is in the card, and closes on Escape', () => {
  const { link } = show();
  act(() => link.focus());
  wait(400);
  act(() => screen.getByRole('link', { name: 'More of it', hidden: true }).focus());
  wait(400);
  expect(shown()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  wait(0);
  fireEvent(shown() ?? document.body, Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect(shown()).toBeNull();
});

test('HoverCard: closes when the focus has moved, even if the focused element was removed', () => {
  const { link } = show();
  const outside = document.body.appendChild(document.createElement('button'));
  act(() => link.focus());
  wait(400);
  const more = screen.getByRole('link', { name: 'More of it', hidden: true });
  act(() => more.focus());
  const heard = vi.fn<() => void>();
  link.parentElement?.addEventListener('focusout', heard);
  /* Browsers fire no blur event for a removed element. The test imitates this by stopping the
     event. */
  more.addEventListener('focusout', (event) => event.stopImmediatePropagation());
  act(() => outside.focus());
  expect(heard).not.toHaveBeenCalled();
  wait(300);
  expect(shown()).toBeNull();
  outside.remove();
});
