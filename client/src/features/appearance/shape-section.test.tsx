import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emptyThemeSource, type ThemeSource } from '#theme/engine/theme-source.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { ShapeSection } from './shape-section.tsx';

test.each([
  ['0', '0'],
  ['1', 1],
  ['12', 12],
])('ShapeSection: sets the radius of panels to %s by the slider [R-LOOK-007]', (dragged, panel) => {
  const onChange = vi.fn<(source: ThemeSource, field: string) => void>();
  renderUi(<ShapeSection source={emptyThemeSource} onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Panels' });
  expect(slider.getAttribute('min')).toBe('0');
  fireEvent.change(slider, { target: { value: dragged } });
  expect(onChange).toHaveBeenCalledWith({ ...emptyThemeSource, radii: { panel } }, 'radius panel');
});

test.each([
  ['0', '0 px'],
  [0, '10 px'],
  [undefined, '10 px'],
] as const)('ShapeSection: shows the radius %j as rendered [R-LOOK-007]', (panel, shown) => {
  const radii = panel === undefined ? {} : { panel };
  renderUi(<ShapeSection source={{ ...emptyThemeSource, radii }} onChange={() => undefined} />);
  const field = screen.getByRole('group', { name: 'Panels' });
  expect(field.querySelector('output')?.textContent).toBe(shown);
});
