import { useRouter } from '#components/router/router-context.tsx';
import { useCurrentSession } from '#session/session-context.ts';
import { landingPath } from '../../routes/route-rules.ts';

/** Returns a function that signs out without a confirmation. */
export function useSignOutAtOnce(): () => void {
  const current = useCurrentSession();
  const router = useRouter();
  return () => {
    void current.signOut();
    router.navigate({ href: landingPath(current.store.getState()) });
  };
}
