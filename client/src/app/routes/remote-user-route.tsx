import { RemoteUserScreen } from '#features/people/remote-user-screen.tsx';
import { useRouter } from '#app/router/router-context.tsx';
import type { ScreenProps } from './screen.ts';

/** Profile of an account on another server; both address formats lead here. */
export function RemoteUserRoute({
  params: { username, hostname },
}: ScreenProps<'remote-user-profile' | 'remote-user-profile-acct'>) {
  const router = useRouter();
  const address = `${username}@${hostname}`;
  return (
    <RemoteUserScreen
      key={address}
      address={address}
      onFound={(path) => router.navigate({ href: path, replace: true })}
    />
  );
}
