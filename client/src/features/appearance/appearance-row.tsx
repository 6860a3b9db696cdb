import { useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useFoundSettingFocus } from '#components/windows/found-setting-context.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import styles from './appearance-row.module.css';

/**
 * A setting on one line: its name, its control, and a button that restores the default. The name
 * labels the control with the id `htmlFor`, or the group that refers to `labelId`.
 */
export function AppearanceRow({
  name,
  label,
  labelId,
  htmlFor,
  isSet = false,
  children,
}: {
  name: PreferenceKey;
  label: string;
  isSet?: boolean;
  children: ReactNode;
} & ({ htmlFor: string; labelId?: never } | { htmlFor?: never; labelId: string })) {
  const { t } = useLingui();
  const { preferences } = useSession();
  return (
    <div ref={useFoundSettingFocus(name)} className={classNames(layout.line, styles.row)}>
      {htmlFor === undefined ? (
        <span id={labelId}>{label}</span>
      ) : (
        <label htmlFor={htmlFor}>{label}</label>
      )}
      <div className={styles.control}>
        {children}
        {isSet && (
          <IconButton
            icon={Undo2}
            size="small"
            label={t`Reset to default: ${{ setting: label }}`}
            onClick={() => preferences.set(name, undefined)}
          />
        )}
      </div>
    </div>
  );
}
