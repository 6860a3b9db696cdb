import { useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Upload from 'lucide-react/icons/upload';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './parts/attachments.module.css';

/**
 * Overlays a form while files are dragged over it; fades in and out, and shows if the post is full
 * (R-COMP-012, R-COMP-013).
 */
export function DropOverlay({ isOver, isFull }: { isOver: boolean; isFull: boolean }) {
  const { t } = useLingui();
  const words = isFull ? t`No more files can be attached` : t`Drop files to attach them`;
  return (
    <div className={classNames(styles.drop, isOver && styles.dropping)} aria-hidden={!isOver}>
      <p>
        <Icon of={isFull ? Ban : Upload} /> {words}
      </p>
    </div>
  );
}
