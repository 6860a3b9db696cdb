import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './dialogs/dialog.tsx';
import { MinimizableDialog } from './dialogs/minimizable-dialog.tsx';
import { renderUi } from './testing/render-ui.tsx';

const ignore = () => undefined;

test.each([
  [
    'Dialog',
    <Dialog key="" isOpen onClose={ignore} title="Delete?" footer={<p>Foot</p>}>
      Text
    </Dialog>,
  ],
  [
    'MinimizableDialog',
    <MinimizableDialog
      key=""
      isMinimized={false}
      title="Settings"
      back="Settings"
      onToggle={ignore}
      onHide={ignore}
    >
      Text
    </MinimizableDialog>,
  ],
])('%s: contains no banner and no contentinfo landmark', (_name, dialog) => {
  renderUi(dialog);
  screen.getByRole('dialog');
  expect(screen.queryAllByRole('banner')).toEqual([]);
  expect(screen.queryAllByRole('contentinfo')).toEqual([]);
});
