import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getDomainBlockList } from '@rookery/contract/calls/mastodon/instance.ts';
import type { CallResponse } from '@rookery/contract/call.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { isDocumentAbsent } from '#components/instance/use-server-document.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { Disclosure } from './document-panel.tsx';
import { HostTable } from './host-table.tsx';
import styles from './about.module.css';

const domainBlocksQuery = defineQuery('limited servers', getDomainBlockList, identity);

type DomainBlocks = CallResponse<typeof getDomainBlockList>;

/** Number of servers listed at first, because large instances limit thousands. */
const maxShown = 100;

function BlockList({ blocks }: { blocks: DomainBlocks }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? blocks : blocks.slice(0, maxShown);
  return (
    <div className={styles.text}>
      <HostTable
        rows={shown.map(({ domain: host, comment }) => ({
          host,
          name: formatHost(host),
          reason: comment ?? '',
        }))}
      />
      {shown.length < blocks.length && (
        <Button variant="text" onClick={() => setShowsAll(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  );
}

/**
 * The servers that this one limits, with severity and reason. Renders nothing if the server limits
 * none, or does not show the list.
 */
export function LimitedServersPanel() {
  const { t } = useLingui();
  const { value = [], failure, retry } = useCall(domainBlocksQuery, {}, { staleTime: Infinity });
  const isFailed = failure !== undefined && !isDocumentAbsent(failure);
  /* An unknown severity is shown as the lesser one. */
  const suspended = value.filter(({ severity }) => severity === 'suspend');
  const limited = value.filter(({ severity }) => severity !== 'suspend');
  if (value.length === 0 && !isFailed) return null;
  return (
    <Panel label={t`Limited servers`}>
      <PanelHead title={t`Limited servers`} isSticky={false} />
      {isFailed && (
        <p className={styles.text}>
          <CallFailure error={failure} onRetry={retry} />
        </p>
      )}
      {suspended.length > 0 && (
        <Disclosure
          title={
            <Plural
              value={suspended.length}
              one="Suspended: # server that this server doesn’t communicate with"
              other="Suspended: # servers that this server doesn’t communicate with"
            />
          }
        >
          <BlockList blocks={suspended} />
        </Disclosure>
      )}
      {limited.length > 0 && (
        <Disclosure
          title={
            <Plural
              value={limited.length}
              one="Limited: # server whose people you only see if you follow them"
              other="Limited: # servers whose people you only see if you follow them"
            />
          }
        >
          <BlockList blocks={limited} />
        </Disclosure>
      )}
    </Panel>
  );
}
