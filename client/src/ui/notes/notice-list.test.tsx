import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NoticeList } from './notice-list.tsx';
import { renderUi } from '../testing/render-ui.tsx';

test('NoticeList: renders its live regions before the first message', () => {
  renderUi(<NoticeList notices={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('NoticeList: announces errors assertively and others politely, and dismisses each by its button [R-SHELL-059]', async () => {
  const handleDismiss = vi.fn();
  const { user } = renderUi(
    <NoticeList
      onDismiss={handleDismiss}
      notices={[
        { id: 1, level: 'success', text: 'Posted.' },
        { id: 2, level: 'error', text: 'The timeline could not be loaded.' },
      ]}
    />,
  );
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('The timeline could not be loaded.')).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('Posted.')).toBeTruthy();
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  expect(handleDismiss).toHaveBeenCalledExactlyOnceWith(2);
});

test('NoticeList: shows quiet notices without announcing them', () => {
  const text = 'Error fetching timeline';
  renderUi(
    <NoticeList
      onDismiss={() => undefined}
      notices={[{ id: 1, level: 'error', isQuiet: true, text }]}
    />,
  );
  expect(screen.getByText(text).closest('[role=alert], [role=status], output')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});
