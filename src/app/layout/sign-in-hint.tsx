import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './sign-in-hint.module.css';

/** Sign-in link for visitors above the main column (R-SHELL-044). */
export function SignInHint() {
  return (
    <p className={styles.hint}>
      <AppLink href={pathTo('login')}>
        <Trans>Log in to follow people and to post</Trans>
      </AppLink>
    </p>
  );
}
