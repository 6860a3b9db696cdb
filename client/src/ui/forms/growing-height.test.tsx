import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea } from './text-area.tsx';

/** Mocks the layout: each line is 20 px high, and the borders are 2 px in total. */
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

test('useGrowingHeight: sets the height to that of the text if the browser lacks field-sizing', async () => {
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

test('useGrowingHeight: sets no height if the browser supports field-sizing', async () => {
  mockFieldSizing(true);
  const { user } = renderUi(<TextArea label="Bio" />);
  await user.type(screen.getByLabelText('Bio'), 'one{Enter}two');
  expect(height()).toBe('');
});
