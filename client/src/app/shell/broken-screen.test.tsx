import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { ErrorBoundary } from '#ui/notes/error-boundary.tsx';

let isBroken = true;
const renderContent = vi.fn();

function Fragile() {
  renderContent();
  if (isBroken) throw new Error('out of order');
  return <p>All is well.</p>;
}

const boundary = (place: string, onError?: (error: unknown) => void) => (
  <ErrorBoundary
    resetKey={place}
    fallback={(retry) => <BrokenScreen onRetry={retry} />}
    {...(onError && { onError })}
  >
    <Fragile />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  renderContent.mockClear();
  // Silences the log, because React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

test('BrokenScreen: shows an error and reports the cause', () => {
  const handleError = vi.fn();
  renderUi(boundary('/a', handleError));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(handleError).toHaveBeenCalledExactlyOnceWith(new Error('out of order'));
});

test('BrokenScreen: renders again only on retry, so that a permanent error does not loop', async () => {
  const { user } = renderUi(boundary('/a'));
  renderContent.mockClear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  // React renders a component that throws a second time before it passes the error to the boundary.
  expect(renderContent.mock.calls.length).toBeLessThanOrEqual(2);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well.')).toBeTruthy();
});

test('BrokenScreen: disappears on navigation', () => {
  const { rerender } = renderUi(boundary('/a'));
  isBroken = false;
  rerender(boundary('/a'));
  expect(screen.queryByRole('alert')).not.toBeNull();
  rerender(boundary('/b'));
  expect(screen.getByText('All is well.')).toBeTruthy();
});
