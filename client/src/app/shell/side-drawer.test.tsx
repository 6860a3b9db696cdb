import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { SideDrawer } from './side-drawer.tsx';

function Page({ kind }: { kind: 'sideDrawer' | 'notifications' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Menu
      </button>
      <SideDrawer kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} label="Navigation">
        <a href="#lists">Lists</a>
      </SideDrawer>
    </>
  );
}

async function openDrawer(kind: 'sideDrawer' | 'notifications' = 'sideDrawer') {
  const { user } = renderUi(<Page kind={kind} />);
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  return { user, button, drawer: screen.getByRole('dialog', { name: 'Navigation' }) };
}

function swipe(drawer: HTMLElement, byX: number, byY: number) {
  const finger = { pointerId: 7, pointerType: 'touch' };
  fireEvent.pointerDown(drawer, { ...finger, clientX: 200, clientY: 300 });
  fireEvent.pointerMove(drawer, { ...finger, clientX: 200 + byX, clientY: 300 + byY });
  fireEvent.pointerUp(drawer, { ...finger, clientX: 200 + byX, clientY: 300 + byY });
}

test('SideDrawer: closes on Escape and restores the focus', async () => {
  const { user, button } = await openDrawer();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('SideDrawer: closes on a swipe to the left [R-SHELL-024]', async () => {
  const { drawer } = await openDrawer();
  swipe(drawer, -60, 8);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['sideDrawer', -29, -30],
  ['notifications', 49, 50],
] as const)(
  'SideDrawer: %s stays open on a swipe of %i px and closes on one of %i px [R-CONST-033 R-CONST-034]',
  async (kind, short, enough) => {
    const { drawer } = await openDrawer(kind);
    swipe(drawer, short, 0);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    swipe(drawer, enough, 0);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each([
  ['a touch that barely moves', -20, 0],
  ['a swipe to the right', 80, 0],
  ['scrolling', -40, 120],
])('SideDrawer: stays open and returns to its position after %s', async (_name, byX, byY) => {
  const { drawer } = await openDrawer();
  swipe(drawer, byX, byY);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(drawer.style.getPropertyValue('translate')).toBe('');
});
