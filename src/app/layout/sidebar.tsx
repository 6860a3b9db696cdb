import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { pathTo } from '#domain/links/paths.ts';
import { useSession } from '#session/session-context.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRouter, useShown } from '../router/router-context.ts';
import { NavPanel } from '../shell/nav-panel.tsx';
import { FormRoom } from './form-room.tsx';
import { SignIn } from './lazy-parts.ts';
import { PostForm } from './post-form.tsx';
import { useNavEntries } from './use-nav-entries.ts';

const SidePanels = lazyPart('SidePanels', () => import('./side-panels.tsx'));

function Visitor() {
  const { t } = useLingui();
  const router = useRouter();
  const canRegister = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  return (
    <Panel label={t`Log in`}>
      <PanelHead title={t`Log in`} isSticky={false} />
      <LazyBoundary fallback={<FormRoom of="signIn" />}>
        <SignIn
          canRegister={canRegister}
          onSignedIn={() => router.navigate({ href: pathTo('friends') })}
          onResetDemanded={() =>
            router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })
          }
        />
      </LazyBoundary>
    </Panel>
  );
}

/**
 * The side of the page: who one is and the form for a post, or the way to sign in; the places; then
 * what else the instance and the preferences put there.
 */
export function Sidebar({
  hasForm,
  hasNotifications,
}: {
  /** The form for a post stands here, and not in a column of its own. */
  hasForm: boolean;
  /** So do the notifications. */
  hasNotifications: boolean;
}) {
  const { viewerId } = useSession();
  const entries = useNavEntries();
  const { pathname } = useShown().location;
  /* The page has a form of the same name already: two could not be told apart by screen readers. */
  const isSigningIn = pathname === pathTo('login');
  return (
    <>
      {viewerId !== null && hasForm && (
        <LazyBoundary>
          <PostForm id={viewerId} />
        </LazyBoundary>
      )}
      {viewerId === null && !isSigningIn && <Visitor />}
      {entries.length > 0 && (
        <LazyBoundary>
          <Panel>
            <NavPanel entries={entries} />
          </Panel>
        </LazyBoundary>
      )}
      <LazyBoundary>
        <SidePanels hasNotifications={hasNotifications} />
      </LazyBoundary>
    </>
  );
}
