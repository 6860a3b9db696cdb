import { useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Upload from 'lucide-react/icons/upload';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './attachments.module.css';

/**
 * Overlay of a composer while files are dragged over it. It fades in and out, and says if the post has
 * the maximum number of files (R-COMP-012, R-COMP-013).
 */
export function DropOverlay({ isOver, isFull }: { isOver: boolean; isFull: boolean }) {
  const { t } = useLingui();
  const text = isFull ? t`Attachment limit reached` : t`Drop files to attach them`;
  return (
    <div
      className={classNames(styles.drop, isOver && styles.dropping)}
      aria-hidden={!isOver}
      data-over=""
    >
      <p>
        <Icon of={isFull ? Ban : Upload} /> {text}
      </p>
    </div>
  );
}
