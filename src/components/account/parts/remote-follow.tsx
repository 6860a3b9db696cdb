import { Trans } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { submitRemoteFollow } from '#contract/calls/remote-interaction.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';

/** Links a visitor to the page where they enter their own server to follow from (R-PROF-033). */
export function RemoteFollow({ account }: { account: AccountRow }) {
  const { origin } = useSession();
  return (
    <form method={submitRemoteFollow.method} action={`${origin}${submitRemoteFollow.path}`}>
      <input type="hidden" name="nickname" value={account.username ?? account.acct ?? ''} />
      <input type="hidden" name="profile" value="" />
      <Button type="submit" icon={UserPlus}>
        <Trans>Follow from another server</Trans>
      </Button>
    </form>
  );
}
