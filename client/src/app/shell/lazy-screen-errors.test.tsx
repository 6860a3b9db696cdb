import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { forgetChunkFailure, lazyPart, type LazyPart } from '#components/chunk/lazy-part.tsx';
import { ChunkError } from '#lib/chunk/load-chunk.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { ErrorBoundary } from '#ui/notes/error-boundary.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Good day, {name}.</p>;
}

const chunk = { name: 'Greeting', kind: 'screen' } as const;
const load = vi.fn<() => Promise<{ readonly Greeting: typeof Greeting }>>();
const handleError = vi.fn(forgetChunkFailure);

function broken(retry: () => void, error: unknown) {
  return <BrokenScreen onRetry={retry} isCodeMissing={error instanceof ChunkError} />;
}

function Framed({ Part, place }: { Part: LazyPart<{ name: string }>; place: string }) {
  return (
    <ErrorBoundary resetKey={place} onError={handleError} fallback={broken}>
      <Suspense fallback={<p>Wait.</p>}>
        <Part name="Mira" />
      </Suspense>
    </ErrorBoundary>
  );
}

function renderScreen() {
  const Part = lazyPart('Greeting', load, 'screen');
  return { Part, ...renderUi(<Framed Part={Part} place="/a" />) };
}

beforeEach(() => {
  load.mockReset();
  handleError.mockClear();
  // Silences the log, because React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

test('lazyPart: loads the code on first render, once', async () => {
  load.mockResolvedValue({ Greeting });
  const { Part, rerender } = renderScreen();
  expect(screen.getByText('Wait.')).toBeTruthy();
  expect(await screen.findByText('Good day, Mira.')).toBeTruthy();
  rerender(<Framed Part={Part} place="/a" />);
  expect(load).toHaveBeenCalledOnce();
});

test('lazyPart: renders preloaded code without waiting', async () => {
  load.mockResolvedValue({ Greeting });
  const Part = lazyPart('Greeting', load, 'screen');
  await Part.preload();
  renderUi(<Part name="Mira" />);
  expect(screen.getByText('Good day, Mira.')).toBeTruthy();
});

test('LazyBoundary: shows an error when code fails to load, and retry requests it again [R-SHELL-060]', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  load.mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValueOnce({ Greeting });
  const { user } = renderScreen();
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded');
  expect(load).toHaveBeenCalledOnce();
  expect(handleError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'ChunkError', chunk }),
  );

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(load).toHaveBeenCalledTimes(2);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good day, Mira.')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('LazyBoundary: requests failed code again on return to the screen', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValueOnce({ Greeting });
  const { Part, rerender } = renderScreen();
  await screen.findByRole('alert');
  rerender(<Framed Part={Part} place="/b" />);
  expect(await screen.findByText('Good day, Mira.')).toBeTruthy();
});

test('lazyPart: never rejects `preload`, and requests the code again on the next call', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValueOnce({ Greeting });
  const Part = lazyPart('Greeting', load, 'screen');
  await Part.preload();
  await Part.preload();
  renderUi(<Part name="Mira" />);
  expect(screen.getByText('Good day, Mira.')).toBeTruthy();
});
