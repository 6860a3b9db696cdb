import { screen } from '@testing-library/react';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { renderUi } from './testing/render-ui.tsx';

test('an icon button is named by its label, for eyes and ears', () => {
  renderUi(<IconButton icon={House} label="Favourite" />);
  const button = screen.getByRole('button', { name: 'Favourite' });
  expect(button.title).toBe('Favourite');
  expect(button.getAttribute('aria-pressed')).toBeNull();
});

test('a toggle says whether it is on', () => {
  renderUi(<IconButton icon={House} label="Favourite" isOn />);
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeTruthy();
});
