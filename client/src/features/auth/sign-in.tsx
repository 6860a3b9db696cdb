import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { type MemberToSignIn, SignInForm } from './sign-in-form.tsx';
import { useSignInMethod } from './use-sign-in-method.ts';
import styles from './sign-in-form.module.css';

const SignInAtServer = lazyPart(
  'SignInAtServer',
  () => import('#components/sign-in/sign-in-at-server.tsx'),
);

/**
 * Signs in by password or on the server's page, whichever the server accepts (R-AUTH-006). After the
 * server's page, a member who signs in again continues on the same screen.
 */
export function SignIn({ again, onSignedIn }: { again?: MemberToSignIn; onSignedIn?: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const isOpen = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  const { method, refuse } = useSignInMethod();
  const canRegister = isOpen && !again;
  if (method === undefined) return <Spinner isBlock label={t`Loading…`} />;
  if (method !== 'password')
    return (
      <SignInAtServer
        isInWindow={again !== undefined}
        target={again ? { returnTo: router.store.getState().location.href } : {}}
        reason={
          method === 'refused' ? (
            <Trans>This server asks for your password on its own page only.</Trans>
          ) : undefined
        }
      >
        {canRegister && (
          <p className={styles.links}>
            <AppLink href={pathTo('registration')}>
              <Trans>Create account</Trans>
            </AppLink>
          </p>
        )}
      </SignInAtServer>
    );
  return (
    <SignInForm
      canRegister={canRegister}
      again={again}
      onSignedIn={onSignedIn}
      onResetDemanded={() => router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })}
      onOwnPageRequired={refuse}
    />
  );
}
