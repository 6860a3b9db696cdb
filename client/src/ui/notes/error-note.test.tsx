import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorNote } from './error-note.tsx';
import { renderUi } from '../testing/render-ui.tsx';

test('ErrorNote: renders the error as an alert, with a button that calls onRetry', async () => {
  const handleRetry = vi.fn();
  const { user } = renderUi(<ErrorNote onRetry={handleRetry}>This did not load.</ErrorNote>);
  expect(screen.getByRole('alert').textContent).toContain('This did not load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledOnce();
});
