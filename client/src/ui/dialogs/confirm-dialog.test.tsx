import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { renderUi } from '../testing/render-ui.tsx';

function Asking({ onAccept }: { onAccept: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete this post?"
        acceptLabel="Yes, delete"
        onAccept={onAccept}
        onCancel={() => setIsOpen(false)}
      >
        It cannot be undone.
        <input type="search" aria-label="Reason" />
      </ConfirmDialog>
    </>
  );
}

test('ConfirmDialog: has its title as accessible name, and Enter cancels at first [R-SHELL-065]', async () => {
  const handleAccept = vi.fn();
  const { user } = renderUi(<Asking onAccept={handleAccept} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete this post?' }).textContent).toContain(
    'It cannot be undone.',
  );
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(handleAccept).not.toHaveBeenCalled();
});

test.each(['{Escape}', 'the cross'])(
  'ConfirmDialog: cancels and restores the focus on %s',
  async (way) => {
    const { user } = renderUi(<Asking onAccept={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Delete' });
    await user.click(button);
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  },
);

test('ConfirmDialog: calls onAccept once and does not close itself', async () => {
  const handleAccept = vi.fn();
  const { user } = renderUi(<Asking onAccept={handleAccept} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(handleAccept).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('useModalDialog: calls onClose for a click on the backdrop, and not for a drag that ends there', async () => {
  const { user } = renderUi(<Asking onAccept={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog');
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('It cannot be undone.') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('useModalDialog: sets data-under on the page until the last dialog is closed', async () => {
  const { user, unmount } = renderUi(<Asking onAccept={() => undefined} />);
  const { dataset } = document.documentElement;
  expect(dataset['under']).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(dataset['under']).toBe('dialog');
  await user.keyboard('{Escape}');
  expect(dataset['under']).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  unmount();
  expect(dataset['under']).toBeUndefined();
});

test('useModalDialog: calls onClose for Escape in an empty search field, which WebKit ignores', async () => {
  const { user } = renderUi(<Asking onAccept={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const search = screen.getByRole('searchbox', { name: 'Reason' });
  const isDefaultAllowed = fireEvent.keyDown(search, { key: 'Escape' });
  expect(isDefaultAllowed).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('useModalDialog: does not call onClose for Escape that cancels a conversion of an input method [R-COMP-054]', async () => {
  const { user } = renderUi(<Asking onAccept={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const search = screen.getByRole('searchbox', { name: 'Reason' });
  expect(fireEvent.keyDown(search, { key: 'Escape', keyCode: 229 })).toBe(true);
});
