import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { serverSettingsPath, type ServerSettings } from '#api/capabilities.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { serverOrigin } from '#session/server-origin.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Link to the server's own page for settings that it changes only there. Renders nothing if no page
 * is known.
 */
export function ServerSettingsLink({ subject }: { subject: ServerSettings }) {
  const session = useSession();
  const path = useStore(session.instance, ({ info }) =>
    serverSettingsPath(subject, info.serverInfo),
  );
  const page = path === undefined ? undefined : safeLinkUrl(path, serverOrigin(session));
  if (!page) return null;
  const host = formatHost(page.host);
  return (
    <p>
      <a href={page.href} target="_blank" rel="noopener noreferrer">
        <Trans>Change this on {host}</Trans>
      </a>
    </p>
  );
}
