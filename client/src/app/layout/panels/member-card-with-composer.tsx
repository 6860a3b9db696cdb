import { Spinner } from '#ui/notes/spinner.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import styles from './member-card-with-composer.module.css';
import { ComposerPanel } from '../windows/lazy-components.ts';
import { MemberCard } from './member-card.tsx';

/** Reserves the height of the sign-in form while its code loads, to prevent a layout shift. */
export function SignInPlaceholder() {
  return (
    <div className={styles.signIn}>
      <Spinner isBlock />
    </div>
  );
}

/**
 * The member's card with the composer at its lower end (R-SHELL-051). The composer is outside the
 * panel, which would clip it when it unfolds over the navigation below.
 */
export function MemberCardWithComposer({ id }: { id: string }) {
  return (
    <div className={styles.card}>
      <MemberCard id={id}>
        <div className={styles.newPost} />
      </MemberCard>
      <div className={styles.form}>
        <LazyBoundary>
          <ComposerPanel />
        </LazyBoundary>
      </div>
    </div>
  );
}
