import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMenuButton } from './use-menu-button.ts';

function Example() {
  const menu = useMenuButton();
  return (
    <>
      <button type="button" {...menu.buttonProps}>
        Menu
      </button>
      <button type="button" onClick={menu.close}>
        Outside
      </button>
      <output>{menu.open?.startsAtEnd === true ? 'at the end' : 'at the start'}</output>
    </>
  );
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Menu' });
const isOpen = (): boolean => button().getAttribute('aria-expanded') === 'true';

/**
 * Presses the button as a browser does: `pointerdown` outside the menu closes the menu before the
 * click.
 */
function pressWithPointer(): void {
  fireEvent.pointerDown(button());
  fireEvent.click(screen.getByText('Outside'));
  fireEvent.click(button(), { detail: 1 });
}

test('useMenuButton: opens the menu on a click, and closes it on the next one', () => {
  render(<Example />);
  pressWithPointer();
  expect(isOpen()).toBe(true);
  pressWithPointer();
  expect(isOpen()).toBe(false);
  pressWithPointer();
  expect(isOpen()).toBe(true);
});

test('useMenuButton: opens the menu on a keyboard click, also after a pointer has closed it', () => {
  render(<Example />);
  pressWithPointer();
  pressWithPointer();
  fireEvent.click(button(), { detail: 0 });
  expect(isOpen()).toBe(true);
});

test.each([
  ['ArrowDown', 'at the start'],
  ['ArrowUp', 'at the end'],
])('useMenuButton: on %s, opens the menu %s', (key, place) => {
  render(<Example />);
  fireEvent.keyDown(button(), { key });
  expect(isOpen()).toBe(true);
  screen.getByText(place);
});
