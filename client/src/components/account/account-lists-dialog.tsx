import { useLingui } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ListMembershipCheckboxes } from './list-membership-checkboxes.tsx';

/** Dialog that adds an account to the viewer's lists or removes it from them. */
export function AccountListsDialog({
  accountId,
  onClose,
}: {
  accountId: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const account = useRow(useSession().tables.accounts, accountId);
  const address = displayAddress(account?.acct ?? '');
  return (
    <Dialog isOpen title={t`Add ${address} to lists`} onClose={onClose}>
      <ListMembershipCheckboxes accountId={accountId} onLeave={onClose} />
    </Dialog>
  );
}
