import { Trans } from '@lingui/react/macro';
import { ServerSummary } from '#components/instance/server-intro.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { AppLink } from '#ui/app-link.tsx';

/**
 * What this server is, who runs it and how many people are on it, for visitors on phones, which have no
 * panels. The links to registration and login are in the bottom bar.
 */
export function VisitorIntro() {
  return (
    <ServerSummary>
      <AppLink href={pathTo('about')}>
        <Trans context="page" comment="Page about this server">
          About
        </Trans>
      </AppLink>
    </ServerSummary>
  );
}
