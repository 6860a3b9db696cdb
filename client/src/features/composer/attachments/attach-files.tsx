import { useLingui } from '@lingui/react/macro';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Ban from 'lucide-react/icons/ban';
import Upload from 'lucide-react/icons/upload';
import { IconButton } from '#ui/icon-button.tsx';
import { openWindow } from '#components/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Attachments } from './use-attachments.ts';
import styles from './attachments.module.css';

/** Selects files for a post; disabled once the post has the maximum number (R-COMP-011). */
export function AttachButton({
  attachments: { isFull, add },
  isDisabled,
}: {
  attachments: Attachments;
  isDisabled: boolean;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files to attach`}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton
        icon={Paperclip}
        label={t`Attach files`}
        disabled={isDisabled || isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

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
      label={t`Draw an image`}
      disabled={isDisabled || isFull}
      onClick={() =>
        openWindow(session, 'drawing', { draftKey: place, onDone: (picture) => add([picture]) })
      }
    />
  );
}

/**
 * Overlays a form while files are dragged over it; fades in and out, and shows if the post is full
 * (R-COMP-012, R-COMP-013).
 */
export function DropOverlay({ isOver, isFull }: { isOver: boolean; isFull: boolean }) {
  const { t } = useLingui();
  const words = isFull ? t`Attachment limit reached` : t`Drop files to attach them`;
  return (
    <div className={classNames(styles.drop, isOver && styles.dropping)} aria-hidden={!isOver}>
      <p>
        <Icon of={isFull ? Ban : Upload} /> {words}
      </p>
    </div>
  );
}
