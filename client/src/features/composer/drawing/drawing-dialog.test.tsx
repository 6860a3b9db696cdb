import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '#session/session-context.ts';
import { startSession } from '#session/testing/start-session.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { DrawingDialog } from './drawing-dialog.tsx';

afterEach(() => void vi.restoreAllMocks());

test('DrawingDialog: has a canvas of 320 by 320, a brush of 1 to 20 and at first a white pen [R-CONST-069 R-CONST-070 R-CONST-071]', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const env = await startSession({ signedInAs: 'mira' });
  renderUi(
    <SessionContext value={env.session()}>
      <DrawingDialog draftKey="new" onDone={() => undefined} onClose={() => undefined} />
    </SessionContext>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Draw' }));
  const canvas = screen.getByRole('dialog', { name: 'Draw' }).querySelector('canvas');
  expect([canvas?.width, canvas?.height]).toEqual([320, 320]);
  const brush = dialog.getByLabelText<HTMLInputElement>('Brush size');
  expect([brush.min, brush.max]).toEqual(['1', '20']);
  expect(dialog.getByLabelText<HTMLInputElement>('Colour').value).toBe('#ffffff');
  await env.end();
});
