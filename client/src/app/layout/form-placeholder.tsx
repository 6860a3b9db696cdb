import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './form-placeholder.module.css';

/** Reserves the height of a sidebar form while its code loads, to prevent a layout shift. */
export function FormPlaceholder({ of }: { of: 'signIn' | 'newPost' }) {
  return (
    <div className={classNames(styles.room, styles[of])}>
      <Spinner isBlock />
    </div>
  );
}
