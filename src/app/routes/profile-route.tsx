import { useLocation, useParams } from '@tanstack/react-router';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import { useVisit } from './use-visit.ts';

/** Somebody's profile, by name or by id. */
export function ProfileRoute() {
  const { name = '' } = useParams({ strict: false });
  const { hash } = useLocation();
  const historyKey = useVisit();
  return <ProfileScreen key={name} name={name} hash={hash} historyKey={historyKey} />;
}
