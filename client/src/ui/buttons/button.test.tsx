import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { renderUi } from '../testing/render-ui.tsx';

test('Button: calls onClick for a click, Enter and Space', async () => {
  const handleClick = vi.fn();
  const { user } = renderUi(<Button onClick={handleClick}>Post</Button>);
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.keyboard('{Enter} ');
  expect(handleClick).toHaveBeenCalledTimes(3);
});

test('Button: keeps the focus while it is busy, and ignores clicks and submits', async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn();
  const { user } = renderUi(
    <form onSubmit={handleSubmit}>
      <Button type="submit" isBusy onClick={handleClick}>
        Post
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Post', busy: true });
  await user.click(button);
  expect(document.activeElement).toBe(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});
