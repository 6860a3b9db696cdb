import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { formatList } from '#i18n/format/list.ts';
import type { PendingNote } from './pending-actions.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './waiting-note.module.css';

/** Lists the actions on a status or an account that wait for a connection. */
export function WaitingNote({ notes }: { notes: readonly PendingNote[] }) {
  const { i18n } = useLingui();
  const labels = notes.flatMap(({ action, isWaiting }) => (isWaiting ? [action.label] : []));
  const actions = formatList(labels, i18n.locale);
  return (
    <output className={styles.note}>
      {labels.length > 0 && (
        <>
          <Icon of={Clock} />
          <span>
            <Trans comment="{actions} is a list of actions, such as “Like and Bookmark”">
              Will be sent when you’re back online: {actions}
            </Trans>
          </span>
        </>
      )}
    </output>
  );
}
