import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

let isBroken = true;
const draw = vi.fn();

function Fragile() {
  draw();
  if (isBroken) throw new Error('out of order');
  return <p>All is well.</p>;
}

const boundary = (place: string, onError?: (error: unknown) => void) => (
  <ErrorBoundary
    place={place}
    fallback={(retry) => <BrokenScreen onRetry={retry} />}
    {...(onError && { onError })}
  >
    <Fragile />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  draw.mockClear();
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

test('a broken screen says so plainly and reports why', () => {
  const handleError = vi.fn();
  renderUi(boundary('/a', handleError));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(handleError).toHaveBeenCalledExactlyOnceWith(new Error('out of order'));
});

test('it is drawn again only when asked for, so that a lasting fault does not loop', async () => {
  const { user } = renderUi(boundary('/a'));
  draw.mockClear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  // React itself tries a second time before it gives up.
  expect(draw.mock.calls.length).toBeLessThanOrEqual(2);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well.')).toBeTruthy();
});

test('going elsewhere clears the failure', () => {
  const { rerender } = renderUi(boundary('/a'));
  isBroken = false;
  rerender(boundary('/a'));
  expect(screen.queryByRole('alert')).not.toBeNull();
  rerender(boundary('/b'));
  expect(screen.getByText('All is well.')).toBeTruthy();
});
