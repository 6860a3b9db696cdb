import { useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import Ban from 'lucide-react/icons/ban';
import Upload from 'lucide-react/icons/upload';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
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
        icon={ImagePlus}
        label={t`Attach files`}
        disabled={isDisabled || isFull}
        onClick={() => input.current?.click()}
      />
    </>
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
    <div
      className={classNames(styles.drop, isOver && styles.dropping)}
      aria-hidden={!isOver}
      data-over=""
    >
      <p>
        <Icon of={isFull ? Ban : Upload} /> {words}
      </p>
    </div>
  );
}
