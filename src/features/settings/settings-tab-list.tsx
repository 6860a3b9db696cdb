import { useLingui } from '@lingui/react/macro';
import type { SettingsTabId } from '#components/settings/open-settings.ts';
import { Icon } from '#ui/icon.tsx';
import type { SettingsTabRow } from './settings-tab.ts';
import styles from './settings.module.css';

/** Vertical list of tabs. */
export function SettingsTabList({
  tabs,
  current,
  onChoose,
}: {
  tabs: readonly SettingsTabRow[];
  current: SettingsTabId | undefined;
  onChoose: (tab: SettingsTabId) => void;
}) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Parts of the settings`} className={styles.tabs}>
      {tabs.map(({ id, title, icon }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-current={id === current ? 'page' : undefined}
          onClick={() => onChoose(id)}
        >
          <Icon of={icon} />
          {i18n._(title)}
        </button>
      ))}
    </nav>
  );
}
