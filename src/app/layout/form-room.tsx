import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './form-room.module.css';

/** As much room as a form of the side takes, so that nothing under it moves when it has come. */
export function FormRoom({ of }: { of: 'signIn' | 'newPost' }) {
  return (
    <div className={classNames(styles.room, styles[of])}>
      <Spinner isBlock />
    </div>
  );
}
