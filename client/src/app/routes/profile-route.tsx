import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import type { ScreenProps } from './screen.ts';

/** Profile of an account, by name or id. */
export function ProfileRoute({
  params,
  location: { hash, key },
}: ScreenProps<'user-profile'> | ScreenProps<'external-user-profile'>) {
  const name = 'id' in params ? params.id : params.name;
  return <ProfileScreen key={name} name={name} hash={hash} historyKey={key} />;
}
