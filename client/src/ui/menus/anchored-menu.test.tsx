import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AnchoredMenu } from './anchored-menu.tsx';
import { renderUi } from '../testing/render-ui.tsx';

function Opener() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </button>
      {anchor && (
        <AnchoredMenu
          anchor={anchor}
          label="More"
          items={[{ id: 'copy', label: 'Copy link', onSelect: () => undefined }]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

test('AnchoredMenu: opens again when its button is clicked right after Escape', async () => {
  renderUi(<Opener />);
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.click(button);
  const line = await screen.findByRole('menuitem');
  await expect.poll(() => document.activeElement).toBe(line);

  // The events are dispatched one right after the other, so that no task runs between them.
  fireEvent.keyDown(line, { key: 'Escape' });
  const focusedAfter = document.activeElement;
  fireEvent.click(button);

  expect(focusedAfter).toBe(button);
  await expect.poll(() => document.activeElement?.textContent).toBe('Copy link');
  expect(screen.getByRole('menu')).toBeTruthy();
});
