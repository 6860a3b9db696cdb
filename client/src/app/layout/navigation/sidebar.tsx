import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { NavPanel } from '../../shell/nav-panel.tsx';
import { MemberCardWithComposer, SignInPlaceholder } from '../panels/member-card-with-composer.tsx';
import { SignIn } from '../windows/lazy-components.ts';
import { useNavGroups } from './use-nav-entries.ts';

function SignInPanel() {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <Panel label={t`Log in`}>
      <PanelHead title={t`Log in`} isSticky={false} />
      <LazyBoundary fallback={<SignInPlaceholder />}>
        <SignIn onSignedIn={() => router.navigate({ href: pathTo('friends') })} />
      </LazyBoundary>
    </Panel>
  );
}

/**
 * Sidebar: the member's card with the composer or the sign-in form, the navigation, then optional
 * panels.
 */
export function Sidebar({
  hasForm,
  children,
}: {
  /** Whether the form for a new post is here; false if the third column shows it. */
  hasForm: boolean;
  /** Panels below the navigation. */
  children: ReactNode;
}) {
  const { viewerId } = useSession();
  const groups = useNavGroups();
  const { pathname } = useDisplayedRoute().location;
  /*
   * On the login screen no second form is shown, since screen readers could not distinguish two forms with
   * the same name.
   */
  const isSigningIn = pathname === pathTo('login');
  return (
    <>
      {viewerId !== null && hasForm && (
        <LazyBoundary>
          <MemberCardWithComposer id={viewerId} />
        </LazyBoundary>
      )}
      {viewerId === null && !isSigningIn && <SignInPanel />}
      {groups.length > 0 && (
        <LazyBoundary>
          <Panel>
            <NavPanel groups={groups} />
          </Panel>
        </LazyBoundary>
      )}
      {children}
    </>
  );
}
