import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { readOtherFrontEndPath } from '#lib/url/other-front-ends.ts';
import { AppLink } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { StatusAtAddress } from './status-at-address.tsx';

function Redirect({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => router.navigate({ href, replace: true }), [href, router]);
  return null;
}

/**
 * Screen for paths without a route. A path that another front end of the server uses for a status
 * or a profile opens that status or profile here.
 */
export function NotFoundScreen() {
  const address = readOtherFrontEndPath(useDisplayedRoute().location.pathname);
  if (address && 'statusPath' in address)
    return (
      <StatusAtAddress key={address.statusPath} path={address.statusPath} href={address.href} />
    );
  if (address) return <Redirect href={address.href} />;
  return (
    <Panel>
      <PanelHead level={1} title={<Trans>Not found</Trans>} />
      <EmptyNote
        action={
          <AppLink href="/">
            <Trans>Go to the start page</Trans>
          </AppLink>
        }
      >
        <Trans>This page doesn’t exist.</Trans>
      </EmptyNote>
    </Panel>
  );
}
