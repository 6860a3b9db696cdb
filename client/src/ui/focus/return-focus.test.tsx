import { fireEvent, screen } from '@testing-library/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { AnchoredMenu } from '../menus/anchored-menu.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Menu } from '../menus/menu.tsx';
import { MinimizableDialog } from '../dialogs/minimizable-dialog.tsx';
import { Popover } from '../menus/popover.tsx';
import { renderUi } from '../testing/render-ui.tsx';

type Opened = (close: () => void, opener: HTMLElement | null) => ReactNode;

const items = [{ id: 'copy', label: 'Copy link', onSelect: () => undefined }];

/* Every component that opens over the page, rendered as in the client. */
const kinds: readonly (readonly [name: string, render: Opened])[] = [
  [
    'Dialog',
    (close) => (
      <Dialog isOpen title="Title" onClose={close}>
        Content
      </Dialog>
    ),
  ],
  [
    'ConfirmDialog',
    (close) => (
      <ConfirmDialog isOpen title="Sure?" acceptLabel="Yes" onAccept={close} onCancel={close}>
        Content
      </ConfirmDialog>
    ),
  ],
  [
    'MinimizableDialog',
    (close) => (
      <MinimizableDialog
        isMinimized={false}
        title="Title"
        back="Back"
        onToggle={close}
        onHide={close}
      >
        Content
      </MinimizableDialog>
    ),
  ],
  [
    'AnchoredMenu',
    (close, opener) => <AnchoredMenu anchor={opener} label="More" items={items} onClose={close} />,
  ],
  [
    'Popover',
    (close, opener) => (
      <Popover anchor={opener} label="More" onClose={close}>
        <button type="button">Inside</button>
      </Popover>
    ),
  ],
];

/**
 * Renders a page with a button that opens `children`, and that may disappear while they are open.
 */
function Page({ opened, isInDialog = false }: { opened: Opened; isInDialog?: boolean }) {
  const [opener, setOpener] = useState<HTMLElement | null>();
  const [isGone, setGone] = useState(false);
  const content = (
    <>
      {!isGone && (
        <button type="button" onClick={({ currentTarget }) => setOpener(currentTarget)}>
          Open
        </button>
      )}
      <button type="button" onClick={() => setOpener(null)}>
        Open without opener
      </button>
      <button type="button" onClick={() => setGone(true)}>
        Remove the opener
      </button>
      {opener !== undefined && opened(() => setOpener(undefined), opener)}
    </>
  );
  return (
    <main tabIndex={-1}>
      <h1>Screen</h1>
      {isInDialog ? (
        <Dialog isOpen title="Outer" onClose={() => undefined}>
          {content}
        </Dialog>
      ) : (
        content
      )}
    </main>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });

/* Waits until the focus has moved into the opened element, and presses Escape. */
async function pressEscape(): Promise<void> {
  screen.queryByRole('button', { name: 'Inside', hidden: true })?.focus();
  await expect
    .poll(() => document.activeElement?.closest('[popover], dialog:last-of-type') !== null)
    .toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}

const focused = () => document.activeElement?.textContent;

test.each(kinds)('%s: returns the focus to its opener', async (_, opened) => {
  renderUi(<Page opened={opened} />);
  button('Open').focus();
  fireEvent.click(button('Open'));
  await pressEscape();
  await expect.poll(focused).toBe('Open');
});

test.each(kinds)(
  '%s: focuses the heading of the screen if nothing had the focus',
  async (_, opened) => {
    renderUi(<Page opened={opened} />);
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(button('Open without opener'));
    await pressEscape();
    await expect.poll(focused).toBe('Screen');
  },
);

test.each(kinds)(
  '%s: focuses the heading of the screen if its opener is gone',
  async (_, opened) => {
    renderUi(<Page opened={opened} />);
    button('Open').focus();
    fireEvent.click(button('Open'));
    fireEvent.click(button('Remove the opener'));
    await pressEscape();
    await expect.poll(focused).toBe('Screen');
  },
);

test.each(kinds)(
  '%s: focuses the heading of the dialog around it if its opener is gone',
  async (_, opened) => {
    renderUi(<Page isInDialog opened={opened} />);
    button('Open').focus();
    fireEvent.click(button('Open'));
    fireEvent.click(button('Remove the opener'));
    await pressEscape();
    await expect.poll(focused).toBe('Outer');
  },
);

test('AnchoredMenu: focuses the heading of the screen if the opener is gone when an item is selected', async () => {
  const [, opened] = kinds.find(([name]) => name === 'AnchoredMenu') ?? [];
  if (!opened) throw new Error('no menu');
  renderUi(<Page opened={opened} />);
  button('Open').focus();
  fireEvent.click(button('Open'));
  fireEvent.click(button('Remove the opener'));
  const line = await screen.findByRole('menuitem', { hidden: true });
  await expect.poll(() => document.activeElement).toBe(line);
  fireEvent.click(line);
  await expect.poll(focused).toBe('Screen');
});

test('Menu: returns the focus to its button if a click elsewhere closes it', async () => {
  const { user } = renderUi(
    <main>
      <h1>Screen</h1>
      <Menu label="More" icon={Ellipsis} items={items} />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  const line = await screen.findByRole('menuitem');
  await expect.poll(() => document.activeElement).toBe(line);
  line.blur();
  screen.getByRole('menu').hidePopover();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button'));
});
