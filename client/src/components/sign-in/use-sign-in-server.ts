import { useEffect, useState } from 'react';
import { useSession } from '#session/session-context.ts';
import { signInServer, type SignInServer } from '#session/sign-in/sign-in-server.ts';

/** Returns how the server signs in, requested on first use; undefined until then. */
export function useSignInServer({ isNeeded }: { isNeeded: boolean }): SignInServer | undefined {
  const part = useSession().part(signInServer);
  const [server, setServer] = useState(() => part.known());
  const isMissing = isNeeded && !server;
  useEffect(() => {
    let isCurrent = true;
    if (isMissing)
      void part.load().then((loaded) => {
        if (isCurrent) setServer(loaded);
      });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, part]);
  return server;
}
