import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { NotBuiltYet } from './not-built-yet.tsx';

test('a screen that is not built yet says what it will be', () => {
  renderUi(<NotBuiltYet title="Lists" description="Here you will keep lists of people." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lists');
  expect(screen.getByText(/not built yet/).textContent).toContain('lists of people');
});
