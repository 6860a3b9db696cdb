import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFoundSettingFocus } from '#components/windows/found-setting-context.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import layout from '#ui/page/layout.module.css';
import { BlockedPeople, MutedPeople, PeoplePreview } from './filtered-people.tsx';
import { FilterList } from './filter-list.tsx';
import styles from './filters.module.css';
import { classNames } from '#ui/class-names.ts';
import { MutedServers, ServersPreview } from './muted-servers.tsx';

type FilterKind = 'all' | 'words' | 'people' | 'servers';

/** All filters in one list: words, people and servers, with buttons that limit it to one kind. */
export function FilterSettingsSection() {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const container = useFoundSettingFocus('muteWords', 'filterRules');
  const hasServers = useCan('domainBlocks');
  const [kind, setKind] = useState<FilterKind>('all');
  const chips: readonly (readonly [FilterKind, string])[] = [
    ['all', t({ message: 'All', context: 'filters', comment: 'All kinds of filters' })],
    ['words', t`Words`],
    ['people', t`People`],
    ...(hasServers ? [['servers', t`Servers`] as const] : []),
  ];
  /* Visitors can filter neither people nor servers, so they have no buttons for these kinds. */
  const isMember = viewerId !== null;
  return (
    <div ref={container} className={layout.stack}>
      {isMember && (
        <nav aria-label={t`Kind of filter`} className={classNames(layout.row, styles.chips)}>
          {chips.map(([id, name]) => (
            <button key={id} type="button" aria-pressed={id === kind} onClick={() => setKind(id)}>
              {name}
            </button>
          ))}
        </nav>
      )}
      {(kind === 'all' || kind === 'words') && <FilterList />}
      {isMember && kind === 'all' && (
        <>
          <PeoplePreview onShowAll={() => setKind('people')} />
          {hasServers && <ServersPreview onShowAll={() => setKind('servers')} />}
        </>
      )}
      {kind === 'people' && (
        <div className={layout.parts}>
          <MutedPeople />
          <BlockedPeople />
        </div>
      )}
      {kind === 'servers' && <MutedServers />}
    </div>
  );
}
