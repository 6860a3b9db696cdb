import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import styles from './member-composer.module.css';
import { NewPost } from './lazy-components.ts';
import { CurrentMemberCard } from './member-card.tsx';

/** Reserves the height of a sidebar form while its code loads, to prevent a layout shift. */
export function FormPlaceholder({ of }: { of: 'signIn' | 'newPost' }) {
  return (
    <div className={classNames(styles.room, styles[of])}>
      <Spinner isBlock />
    </div>
  );
}

/** Renders the member's card with the new post form in it (R-SHELL-051). */
export function MemberComposer({ id }: { id: string }) {
  return (
    <CurrentMemberCard id={id}>
      <LazyBoundary fallback={<FormPlaceholder of="newPost" />}>
        <NewPost />
      </LazyBoundary>
    </CurrentMemberCard>
  );
}
