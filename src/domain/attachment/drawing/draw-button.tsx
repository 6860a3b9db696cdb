import { useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Attachments } from '../use-attachments.ts';

const DrawingDialog = lazyPart(
  { name: 'drawing', kind: 'part' },
  async () => (await import('./drawing-dialog.tsx')).DrawingDialog,
);

/** Opens the canvas; what is drawn there becomes a file of the post (R-COMP-009). */
export function DrawButton({
  attachments: { isFull, add },
  isDisabled,
}: {
  attachments: Attachments;
  isDisabled: boolean;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Pencil}
        label={t`Draw a picture`}
        disabled={isDisabled || isFull}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyBoundary>
          <DrawingDialog
            onClose={() => setOpen(false)}
            onDone={(picture) => {
              setOpen(false);
              add([picture]);
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}
