import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Screen } from '#ui/page/screen.tsx';
import { readSharedText } from '#lib/url/read-shared-text.ts';
import { pathAfterSignIn, saveSharedText } from '#session/sign-in/shared-text-storage.ts';
import { SignIn } from './sign-in.tsx';
import styles from './sign-in-form.module.css';

/** Signs in. Text shared by another app is saved until then. */
export function LoginScreen({ location }: ScreenProps<'login'>) {
  const { t } = useLingui();
  const router = useRouter();
  const { tabArea } = useCurrentSession().environment;
  const isPrivate = useStore(useSession().instance, ({ info }) => info.isPrivate);
  const shared = readSharedText(location);
  useEffect(() => {
    if (shared !== '') saveSharedText(tabArea, shared);
  }, [shared, tabArea]);
  return (
    <Screen title={t`Log in`}>
      {isPrivate && (
        <p className={styles.reason}>
          <Trans>This server is private. Log in to see its posts.</Trans>
        </p>
      )}
      <SignIn onSignedIn={() => router.navigate({ href: pathAfterSignIn(tabArea) })} />
    </Screen>
  );
}
