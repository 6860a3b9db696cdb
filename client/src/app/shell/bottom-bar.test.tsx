import { screen } from '@testing-library/react';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { BottomBar } from './bottom-bar.tsx';

test('BottomBar: shows the menu first, then links and buttons', async () => {
  const handleOpenMenu = vi.fn();
  const handlePress = vi.fn();
  const { user } = renderUi(
    <BottomBar
      onOpenMenu={handleOpenMenu}
      hasMenuDot
      menuLabel="Menu, unread announcements"
      entries={[
        { id: 'home', label: 'Home', icon: House, href: '/home', isActive: true },
        { id: 'post', label: 'New post', icon: Pencil, onPress: handlePress, isMain: true },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('title')).toBe('Menu, unread announcements');
  expect(handleOpenMenu).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  await user.click(screen.getByRole('button', { name: 'New post' }));
  expect(handlePress).toHaveBeenCalledOnce();
});
