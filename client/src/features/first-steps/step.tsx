import { useLingui } from '@lingui/react/macro';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './first-steps.module.css';

/**
 * One step, with a check mark once it is done. A step that was done before is only its title; one that
 * is done now keeps its content, so that nothing moves under the pointer.
 */
export function Step({
  title,
  note,
  isDone,
  onDone,
  children,
}: {
  title: string;
  note: string;
  isDone: boolean;
  /** Called once the step is done, and at first if it was done before. */
  onDone: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const [wasDone] = useState(isDone);
  const report = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) report();
  }, [isDone]);
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
        {!wasDone && <p className={textStyles.faint}>{note}</p>}
        {!wasDone && children}
      </div>
    </li>
  );
}
