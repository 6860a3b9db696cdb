import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from '../lists.module.css';
import { Person } from './person.tsx';

function Member({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useLingui();
  const name = displayAddress(useRow(useSession().tables.accounts, id)?.acct ?? '');
  return (
    <li className={styles.member}>
      <Person id={id} />
      <IconButton
        icon={X}
        size="small"
        label={t`Take ${name} out of the list`}
        onClick={onRemove}
      />
    </li>
  );
}

/** Members of a list, each with a remove button. */
export function MemberList({
  ids,
  onRemove,
}: {
  ids: readonly string[];
  onRemove: (id: string) => void;
}) {
  const { t } = useLingui();
  if (ids.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>Nobody is in this list yet.</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Members`} className={styles.people}>
      {ids.map((id) => (
        <ItemBoundary key={id}>
          <Member id={id} onRemove={() => onRemove(id)} />
        </ItemBoundary>
      ))}
    </ul>
  );
}
