import { useLocation, useNavigate } from '@tanstack/react-router';
import { OAuthCallbackScreen } from '#features/auth/oauth-callback-screen.tsx';
import { paths } from '#domain/links/paths.ts';

/** Where the server sends back whoever signed in on its page. */
export function OAuthCallbackRoute() {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const answer = new URLSearchParams(searchStr);
  return (
    <OAuthCallbackScreen
      code={answer.get('code') ?? ''}
      state={answer.get('state') ?? ''}
      onSignedIn={() => void navigate({ href: paths.home, replace: true })}
    />
  );
}
