import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { SettingsTabId } from '#components/windows/window-arguments.ts';
import { EmptyNote } from '#ui/empty-note.tsx';
import { findSettings, findTopics } from './find-settings.ts';
import type { SettingsTabRow } from './settings-tab.ts';
import { usePlacementConditions } from './use-placement-conditions.ts';
import styles from './settings.module.css';

/** Lists the settings that match a search; a click opens their tab. */
export function FoundSettings({
  sought,
  tabs,
  onChoose,
  ref,
}: {
  sought: string;
  tabs: readonly SettingsTabRow[];
  onChoose: (tab: SettingsTabId, setting?: string) => void;
  /** Ref of the list of results. */
  ref: Ref<HTMLUListElement>;
}) {
  const { i18n, t } = useLingui();
  const holds = usePlacementConditions();
  const found = findSettings(sought, i18n, holds).flatMap((hit) => {
    const tab = tabs.find(({ id }) => id === hit.tab);
    return tab ? [{ ...hit, tab }] : [];
  });
  const topics = findTopics(sought, i18n, tabs);
  if (found.length + topics.length === 0) {
    return (
      <EmptyNote>
        <Trans>No setting has these words.</Trans>
      </EmptyNote>
    );
  }
  return (
    <ul ref={ref} className={styles.found} aria-label={t`Settings that were found`}>
      {found.map(({ key, tab, label, group }) => (
        <li key={key}>
          <button type="button" onClick={() => onChoose(tab.id, key)}>
            {label}
            <span>
              {i18n._(tab.title)} › {group}
            </span>
          </button>
        </li>
      ))}
      {topics.map(({ label, tab }) => (
        <li key={`${tab.id} ${label}`}>
          <button type="button" onClick={() => onChoose(tab.id)}>
            {label}
            <span>{i18n._(tab.title)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
