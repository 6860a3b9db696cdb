import { Trans } from '@lingui/react/macro';
import { formatHost } from '#lib/url/display-address.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { serverOrigin } from '#session/server-origin.ts';
import { useSession } from '#session/session-context.ts';

/** Link to a page of the viewer's server, which has what this client cannot show. */
export function ServerPageLink({ path }: { path: string }) {
  const page = safeLinkUrl(path, serverOrigin(useSession()));
  if (!page) return null;
  const host = formatHost(page.host);
  return (
    <p>
      <a href={page.href} target="_blank" rel="noopener noreferrer">
        <Trans>Open on {host}</Trans>
      </a>
    </p>
  );
}
