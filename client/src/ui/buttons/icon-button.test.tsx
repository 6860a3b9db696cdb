import { screen } from '@testing-library/react';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { renderUi } from '../testing/render-ui.tsx';

test('IconButton: uses its label as accessible name and tooltip', () => {
  renderUi(<IconButton icon={House} label="Favourite" />);
  const button = screen.getByRole('button', { name: 'Favourite' });
  expect(button.title).toBe('Favourite');
  expect(button.getAttribute('aria-label')).toBeNull();
  expect(button.getAttribute('aria-pressed')).toBeNull();
});

test('IconButton: has aria-pressed if it is a toggle button', () => {
  renderUi(<IconButton icon={House} label="Favourite" isOn />);
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeTruthy();
});

test('IconButton: has its label as accessible name if its tooltip is another text', () => {
  renderUi(<IconButton icon={House} label="Favourite" title="Not available for visitors" />);
  const button = screen.getByRole('button', { name: 'Favourite' });
  expect(button.title).toBe('Not available for visitors');
});
