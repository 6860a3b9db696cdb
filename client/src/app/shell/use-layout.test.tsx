import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { useLayout } from './use-layout.ts';

let rems = 60;
const listeners = new Set<() => void>();

/** Mocks the two kinds of media query used by the layout. */
function isMatching(query: string): boolean {
  const [, sign, limit] = /width (<=|>=) (\d+)rem/.exec(query) ?? [];
  return sign === '<=' ? rems <= Number(limit) : rems >= Number(limit);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMatching(query),
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});

afterEach(() => vi.unstubAllGlobals());

function Shown() {
  return <output>{useLayout()}</output>;
}

test('useLayout: returns mobile up to 800 px, wide from 1280 px [R-CONST-103 R-CONST-104]', () => {
  renderUi(<Shown />);
  const seen = [320, 800, 801, 1279, 1280, 2000].map((pixels) => {
    rems = pixels / 16;
    act(() => {
      for (const listener of listeners) listener();
    });
    return screen.getByRole('status').textContent;
  });
  expect(seen).toEqual(['mobile', 'mobile', 'normal', 'normal', 'wide', 'wide']);
});
