import { useLingui } from '@lingui/react/macro';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './first-steps.module.css';

/** One step, with a check mark once it is done. */
export function Step({
  title,
  note,
  isDone,
  children,
}: {
  title: string;
  note: string;
  isDone: boolean;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <li className={classNames(styles.step, isDone && styles.done)}>
      <Icon of={isDone ? CircleCheck : Circle} />
      <div className={styles.content}>
        <h3>
          {title}
          {isDone && ' '}
          {isDone && (
            <VisuallyHidden>
              ({t({ message: 'done', comment: 'Read out behind a step: this step is done' })})
            </VisuallyHidden>
          )}
        </h3>
        <p className={textStyles.faint}>{note}</p>
        {children}
      </div>
    </li>
  );
}
