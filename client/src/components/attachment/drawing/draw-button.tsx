import { useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { openWindow } from '#components/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Attachments } from '../use-attachments.ts';

/** Opens the canvas; the drawing becomes a file of the post (R-COMP-009). */
export function DrawButton({
  attachments: { isFull, add },
  place,
  isDisabled,
}: {
  attachments: Attachments;
  /** The draft's key (`draftKey`). */
  place: string;
  isDisabled: boolean;
}) {
  const { t } = useLingui();
  const session = useSession();
  return (
    <IconButton
      icon={Pencil}
      label={t`Draw a picture`}
      disabled={isDisabled || isFull}
      onClick={() =>
        openWindow(session, 'drawing', { draftKey: place, onDone: (picture) => add([picture]) })
      }
    />
  );
}
