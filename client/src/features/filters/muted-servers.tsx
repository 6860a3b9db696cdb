import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import layout from '#ui/page/layout.module.css';
import { getPeers } from '@rookery/contract/calls/instance.ts';
import {
  blockDomain,
  getDomainBlocks,
  unblockDomain,
} from '@rookery/contract/calls/mutes-and-blocks.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { defineQuery, identity } from '#session/queries/query.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import { BulkBar, useBulkAction } from './bulk-bar.tsx';
import { hostContains, matchingHosts } from '#session/filters/matching-hosts.ts';
import styles from './filters.module.css';

const domainsQuery = defineQuery('domain mutes', getDomainBlocks, identity);
const peersQuery = defineQuery('peers', getPeers, identity);

/** Delay between typing and suggestions, in milliseconds. */
const searchDelay = 500;

function useUnmute(onDone: () => void) {
  const { load } = useSession();
  return useAttempt(async (domain: string) => {
    await load(unblockDomain, { body: { domain } }, identity);
    onDone();
  });
}

/** Unmutes one server. */
function UnmuteButton({ host, unmute }: { host: string; unmute: ReturnType<typeof useUnmute> }) {
  const { t } = useLingui();
  const domain = formatHost(host);
  return (
    <Button
      size="small"
      isBusy={unmute.isPending}
      aria-label={t`Unmute ${domain}`}
      onClick={() => void unmute.attempt(host)}
    >
      <Trans>Unmute</Trans>
    </Button>
  );
}

/** Muted hosts, with a search for others to mute (R-SET-049). */
export function MutedServers() {
  const { t } = useLingui();
  const { load } = useSession();
  const [query, setQuery] = useState('');
  const [settled] = useDebounced(query, searchDelay);
  const state = useCall(domainsQuery, {});
  const peers = useCall(peersQuery, {}, { isDisabled: settled.trim() === '', staleTime: Infinity });
  const { send, isSending, failure } = useSendRequest(blockDomain, () => true);
  const bulk = useBulkAction(
    (domain) => load(unblockDomain, { body: { domain } }, identity),
    state.retry,
  );
  const unmute = useUnmute(state.retry);
  const muted = state.value ?? [];
  const shown = muted.filter((domain) => hostContains(domain, query));
  const mute = (domain: string): void =>
    void send({ body: { domain } }).then((isMuted) => {
      if (isMuted !== true) return;
      setQuery('');
      state.retry();
    });
  return (
    <div className={layout.stack}>
      <TextInput
        label={t`Search for a server to mute or unmute`}
        description={t`Example: example.org`}
        type="search"
        autoCapitalize="none"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <CallFailure error={failure ?? unmute.failure} />
      {settled.trim() !== '' && (
        <ul aria-label={t`Servers found`}>
          {matchingHosts(settled, peers.value ?? [], muted).map((found) => {
            const domain = formatHost(found);
            return (
              <li key={found} className={styles.line}>
                <bdi className={styles.who}>{domain}</bdi>
                <Button
                  size="small"
                  isBusy={isSending}
                  aria-label={t`Mute ${domain}`}
                  onClick={() => mute(found)}
                >
                  <Trans>Mute</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <BulkBar
        bulk={bulk}
        shown={shown}
        label={t`${plural({ count: bulk.chosen.size }, { one: 'Unmute # server', other: 'Unmute # servers' })}`}
      />
      <RequestView
        state={{ ...state, value: state.value && shown }}
        label={t`Muted servers`}
        empty={
          <p className={textStyles.dim}>
            {muted.length === 0 ? t`You haven’t muted any servers.` : t`No matches`}
          </p>
        }
      >
        {(domains) => (
          <ul aria-label={t`Muted servers`}>
            {domains.map((blocked) => {
              const domain = formatHost(blocked);
              return (
                <li key={blocked} className={styles.line}>
                  <input
                    type="checkbox"
                    aria-label={t`Select ${domain}`}
                    checked={bulk.chosen.has(blocked)}
                    onChange={({ target }) => bulk.toggle(blocked, target.checked)}
                  />
                  <bdi className={styles.who}>{domain}</bdi>
                  <UnmuteButton host={blocked} unmute={unmute} />
                </li>
              );
            })}
          </ul>
        )}
      </RequestView>
    </div>
  );
}

/** Number of servers that are shown among all filters. */
const previewSize = 5;

/** The first muted servers, with a button that shows all; renders nothing if there are none. */
export function ServersPreview({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useLingui();
  const { value = [], failure, retry } = useCall(domainsQuery, {});
  const unmute = useUnmute(retry);
  return (
    <>
      {value.length > 0 && (
        <ul aria-label={t`Muted servers`}>
          {value.slice(0, previewSize).map((muted) => {
            const domain = formatHost(muted);
            return (
              <li key={muted} className={styles.line}>
                <span className={styles.who}>
                  <Icon of={Globe} />
                  <span className={styles.names}>
                    <bdi>{domain}</bdi>
                    <span className={styles.acct}>
                      <Trans>Muted server</Trans>
                    </span>
                  </span>
                </span>
                <UnmuteButton host={muted} unmute={unmute} />
              </li>
            );
          })}
        </ul>
      )}
      {value.length > previewSize && (
        <div>
          <Button size="small" onClick={onShowAll}>
            <Trans>All servers</Trans>
          </Button>
        </div>
      )}
      <CallFailure error={failure ?? unmute.failure} onRetry={retry} />
    </>
  );
}
