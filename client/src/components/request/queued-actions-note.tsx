import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { formatList } from '#i18n/format/list.ts';
import type { ActionProgress } from '#session/actions/action-progress.ts';
import { actionLabel } from './action-label.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import styles from './queued-actions-note.module.css';

/** Lists the queued actions on a status or an account that wait for a connection. */
export function QueuedActionsNote({ progress }: { progress: readonly ActionProgress[] }) {
  const { i18n } = useLingui();
  const labels = progress.flatMap(({ action, isWaiting }) =>
    isWaiting ? [actionLabel(action.label)] : [],
  );
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
