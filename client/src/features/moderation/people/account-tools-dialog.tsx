import { useLingui } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
import { useIsStaff } from '#components/windows/use-is-staff.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { AccountTools } from './account-tools.tsx';

/** Dialog with the staff tools for an account. */
export function AccountToolsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const row = useRow(useSession().tables.accounts, id);
  const isStaff = useIsStaff();
  const address = displayAddress(row?.acct ?? '');
  return row && isStaff ? (
    <Dialog isOpen onClose={onClose} title={t`Moderate ${address}`}>
      <AccountTools row={row} onLeave={onClose} />
    </Dialog>
  ) : null;
}
