import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea } from './text-area.tsx';

/** Mocks the layout: every line is 20 px high, and the borders are 2 px. */
beforeEach(() => {
  vi.spyOn(HTMLTextAreaElement.prototype, 'offsetHeight', 'get').mockReturnValue(42);
  vi.spyOn(HTMLTextAreaElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(
    this: HTMLTextAreaElement,
  ) {
    return 20 * this.value.split('\n').length;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const mockFieldSizing = (isSupported: boolean) =>
  vi.stubGlobal('CSS', { supports: () => isSupported });

const height = () => screen.getByLabelText('Bio').style.blockSize;

test('useGrowingHeight: grows with the text without field-sizing', async () => {
  mockFieldSizing(false);
  const ref = vi.fn();
  const { user, rerender } = renderUi(<TextArea ref={ref} label="Bio" defaultValue="one" />);
  expect(ref).toHaveBeenLastCalledWith(screen.getByLabelText('Bio'));
  expect(height()).toBe('22px');
  await user.type(screen.getByLabelText('Bio'), '{Enter}two{Enter}three');
  expect(height()).toBe('62px');
  rerender(<TextArea key="other" label="Bio" value={'one\ntwo'} readOnly />);
  expect(height()).toBe('42px');
  rerender(<TextArea key="other" label="Bio" value="one" readOnly />);
  expect(height()).toBe('22px');
});

test('useGrowingHeight: leaves the height to field-sizing', async () => {
  mockFieldSizing(true);
  const { user } = renderUi(<TextArea label="Bio" />);
  await user.type(screen.getByLabelText('Bio'), 'one{Enter}two');
  expect(height()).toBe('');
});
