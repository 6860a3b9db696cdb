import { screen, within } from '@testing-library/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { renderUi } from '../testing/render-ui.tsx';

function showMenu() {
  const handleCopy = vi.fn();
  const handleMute = vi.fn();
  const rendered = renderUi(
    <Menu
      label="More"
      icon={Ellipsis}
      items={[
        { id: 'copy', label: 'Copy link', onSelect: handleCopy },
        { id: 'pin', label: 'Pin', isChecked: true, onSelect: () => undefined },
        { id: 'mute', label: 'Mute', isDisabled: true, onSelect: handleMute },
        { id: 'source', label: 'Source', href: '#source' },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  return { ...rendered, button, handleCopy, handleMute };
}

const focused = () => document.activeElement?.textContent;

test('Menu: renders its items only while it is open', async () => {
  const { user, button } = showMenu();
  expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect([...screen.getByRole('menu').children].map((line) => line.textContent)).toEqual([
    'Copy link',
    'Pin',
    'Mute',
    'Source',
  ]);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test.each([
  ['{ArrowDown}', 'Copy link'],
  ['{Enter}', 'Copy link'],
  [' ', 'Copy link'],
  ['{ArrowUp}', 'Source'],
])('Menu: opens on %s and focuses "%s"', async (key, line) => {
  const { user, button } = showMenu();
  button.focus();
  await user.keyboard(key);
  expect(focused()).toBe(line);
});

test('Menu: moves the focus on arrow keys and letters, and selects and restores the focus on Enter', async () => {
  const { user, button, handleCopy } = showMenu();
  await user.click(button);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Source');
  await user.keyboard('c');
  expect(focused()).toBe('Copy link');
  await user.keyboard('{Enter}');
  expect(handleCopy).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull();
});

test('Menu: focuses the item that begins with the letters typed in sequence', async () => {
  const { user, button } = showMenu();
  await user.click(button);
  await user.keyboard('{End}co');
  expect(focused()).toBe('Copy link');
  await user.keyboard('p');
  expect(focused()).toBe('Copy link');
});

test('MenuLine: renders a group with checked items as a named group of radio items', async () => {
  const handleAll = vi.fn();
  const { user } = renderUi(
    <Menu
      label="Settings"
      icon={Ellipsis}
      items={[
        {
          id: 'replies',
          label: 'Replies',
          group: [
            { id: 'all', label: 'All', isChecked: false, onSelect: handleAll },
            { id: 'mine', label: 'Mine', isChecked: true },
          ],
        },
        { id: 'bots', label: 'Bots', isChecked: true },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const group = screen.getByRole('group', { name: 'Replies' });
  const choices = within(group).getAllByRole('menuitemradio');
  expect(choices.map((line) => line.getAttribute('aria-checked'))).toEqual(['false', 'true']);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Bots' })).toBeTruthy();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Bots');
  await user.click(screen.getByRole('menuitemradio', { name: 'All' }));
  expect(handleAll).toHaveBeenCalledOnce();
});

test.each(['{Escape}', '{Tab}'])('Menu: closes on %s without selecting an item', async (key) => {
  const { user, button, handleCopy } = showMenu();
  await user.click(button);
  await user.keyboard(key);
  expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull();
  expect(handleCopy).not.toHaveBeenCalled();
});

test('MenuLine: isolates the direction of its texts', async () => {
  const items = [{ id: 'mira', label: 'Mira', description: '@mira' }];
  const { user } = renderUi(<Menu label="More" icon={Ellipsis} items={items} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  for (const text of ['Mira', '@mira']) expect(screen.getByText(text).localName).toBe('bdi');
});

test('MenuLine: has aria-checked, href and disabled as its item says', async () => {
  const { user, button, handleMute } = showMenu();
  await user.click(button);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Pin', checked: true })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Source' }).getAttribute('href')).toBe('#source');
  await user.click(screen.getByRole('menuitem', { name: 'Mute' }));
  expect(handleMute).not.toHaveBeenCalled();
});
