import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { RelativeTime } from '#components/relative-time/relative-time.tsx';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './context-line.module.css';

/** Shows when a status was edited. Opens the history if the instance supports editing. */
export function EditedMark({ editedAt, onOpen }: { editedAt: string; onOpen: () => void }) {
  const { t } = useLingui();
  const hasHistory = useStore(useSession().instance, ({ info }) => can('editing', info.serverInfo));
  const time = <RelativeTime moment={editedAt} />;
  const words = (
    <>
      <Icon of={Pencil} />
      <Trans>edited {time}</Trans>
    </>
  );
  if (!hasHistory) return <span className={styles.part}>{words}</span>;
  return (
    <button type="button" className={styles.part} title={t`Show edit history`} onClick={onOpen}>
      {words}
    </button>
  );
}
