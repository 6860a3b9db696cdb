import { useLingui } from '@lingui/react/macro';
import Server from 'lucide-react/icons/server';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import {
  useFoundSetting,
  useFoundSettingFocus,
} from '#components/windows/found-setting-context.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import toggle from '#ui/buttons/toggle.module.css';
import styles from './settings.module.css';

/** Row of one setting: its control and the icons beside it. */
export function SettingRow({
  name,
  isSub,
  isSavedByServer = false,
  onReset,
  children,
}: {
  /** Key of the setting, by which the search scrolls to the row. */
  name: string;
  /** Whether the setting is indented, because it belongs to the one above. */
  isSub: boolean;
  isSavedByServer?: boolean;
  /** Restores the default; undefined while the setting has it. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const control = useFoundSettingFocus(name);
  const isSearchTarget = useFoundSetting() === name;
  return (
    <div
      className={classNames(styles.row, isSub && styles.sub)}
      data-found={isSearchTarget || undefined}
    >
      <div ref={control} className={classNames(toggle.toggles, toggle.rows, styles.control)}>
        {children}
      </div>
      {isSavedByServer && (
        <span className={styles.mark} title={t`Saved to your account`}>
          <Icon of={Server} />
        </span>
      )}
      {onReset && (
        <IconButton icon={Undo2} size="small" label={t`Reset to default`} onClick={onReset} />
      )}
    </div>
  );
}
