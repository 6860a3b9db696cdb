import { Trans } from '@lingui/react/macro';
import { pathTo } from '#lib/url/paths.ts';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';

/** Links to a status, labelled with its time if known. */
export function StatusLink({
  status: { id, createdAt = '' },
  className,
}: {
  status: StatusRow;
  className?: string | undefined;
}) {
  return (
    <AppLink href={pathTo('conversation', { id })} className={className}>
      {Number.isNaN(Date.parse(createdAt)) ? (
        <Trans comment="Verb: button of a draft, link to a post">Open</Trans>
      ) : (
        <RelativeTime moment={createdAt} />
      )}
    </AppLink>
  );
}
