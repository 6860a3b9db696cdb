import { Spinner } from '#ui/notes/spinner.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import styles from './member-card-with-composer.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { ComposerPanel, MemberCard } from '../windows/lazy-components.ts';

/** Reserves the height of the sign-in form while its code loads, to prevent a layout shift. */
export function SignInPlaceholder() {
  return (
    <div className={styles.signIn}>
      <Spinner isBlock />
    </div>
  );
}

/** Reserves the height of the card while its code loads, so that the composer below does not move. */
function CardPlaceholder() {
  return (
    <Panel>
      <div className={styles.placeholder} />
    </Panel>
  );
}

/**
 * The member's card with the composer at its lower end (R-SHELL-051). The composer is outside the
 * panel, which would clip it when it unfolds over the navigation below.
 */
export function MemberCardWithComposer({ id }: { id: string }) {
  return (
    <div className={styles.card}>
      <LazyBoundary fallback={<CardPlaceholder />}>
        <MemberCard id={id}>
          <div className={styles.newPost} />
        </MemberCard>
      </LazyBoundary>
      <div className={styles.form}>
        <LazyBoundary>
          <ComposerPanel />
        </LazyBoundary>
      </div>
    </div>
  );
}
