import { useNavigate, useParams } from '@tanstack/react-router';
import { RemoteUserScreen } from '#features/remote-user/remote-user-screen.tsx';

/** Both addresses of somebody on another server. */
export function RemoteUserRoute() {
  const { acct, hostname, username }: Readonly<Record<string, string | undefined>> = useParams({
    strict: false,
  });
  const navigate = useNavigate();
  const address = acct?.replace(/^@/, '') ?? `${username ?? ''}@${hostname ?? ''}`;
  return (
    <RemoteUserScreen
      key={address}
      address={address}
      onFound={(path) => void navigate({ href: path, replace: true })}
    />
  );
}
