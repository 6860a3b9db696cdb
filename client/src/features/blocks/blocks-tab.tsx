import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceTabs } from '#ui/choice-tabs.tsx';
import layout from '#ui/layout.module.css';
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
import { useSend } from '#session/queries/use-send.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import { BlockedPeople, MutedPeople } from './people-boxes.tsx';
import { BulkBar, useBulkAction } from './bulk-bar.tsx';
import { domainMatches, matchingDomains } from './matching-domains.ts';
import styles from './blocks.module.css';

const domainsQuery = defineQuery('domain mutes', getDomainBlocks, identity);
const peersQuery = defineQuery('peers', getPeers, identity);

/** Delay between typing and suggestions, in milliseconds. */
const searchDelay = 500;

/** Muted hosts, with a search for others to mute (R-SET-049). */
function DomainsBox() {
  const { t } = useLingui();
  const { load } = useSession();
  const [query, setQuery] = useState('');
  const [settled] = useDebounced(query, searchDelay);
  const state = useCall(domainsQuery, {});
  const peers = useCall(peersQuery, {}, { isDisabled: settled.trim() === '', staleTime: Infinity });
  const { send, isSending, failure } = useSend(blockDomain, () => true);
  const bulk = useBulkAction(
    (domain) => load(unblockDomain, { body: { domain } }, identity),
    state.retry,
  );
  const muted = state.value ?? [];
  const shown = muted.filter((domain) => domainMatches(domain, query));
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
      <CallFailure error={failure} />
      {settled.trim() !== '' && (
        <ul aria-label={t`Servers found`}>
          {matchingDomains(settled, peers.value ?? [], muted).map((found) => {
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
      <BulkBar bulk={bulk} shown={shown} label={t`Unmute ${{ count: bulk.chosen.size }}`} />
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
                </li>
              );
            })}
          </ul>
        )}
      </RequestView>
    </div>
  );
}

/** Settings tab for blocks, mutes and muted instances. */
export function BlocksTab() {
  const { t } = useLingui();
  const [shown, show] = useState<'blocks' | 'mutes' | 'domains'>('blocks');
  return (
    <div className={layout.loose}>
      <ChoiceTabs
        label={t`Mutes and blocks`}
        tabs={[
          ['blocks', t`Blocks`],
          ['mutes', t`Mutes`],
          ['domains', t`Muted servers`],
        ]}
        chosen={shown}
        onChoose={show}
      />
      {shown === 'blocks' && <BlockedPeople />}
      {shown === 'mutes' && <MutedPeople />}
      {shown === 'domains' && <DomainsBox />}
    </div>
  );
}
