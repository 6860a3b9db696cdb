import { globSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { MinimizableDialog } from './minimizable-dialog.tsx';
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
])('%s: has no banner and no content information of its own', (_name, dialog) => {
  renderUi(dialog);
  screen.getByRole('dialog');
  expect(screen.queryAllByRole('banner')).toEqual([]);
  expect(screen.queryAllByRole('contentinfo')).toEqual([]);
});

/* Browsers expose a header in a dialog as the banner of the page, unlike one in a section. */
test('dialogs: components that draw one use no header and no footer', () => {
  const files = globSync('client/src/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /<(?:\w*Dialog|dialog)\b/u.test(text));
  expect(files.length).toBeGreaterThan(10);
  const withLandmarks = files.filter(({ text }) => /<(?:header|footer)\b/u.test(text));
  expect(withLandmarks.map(({ path }) => path)).toEqual([]);
});
