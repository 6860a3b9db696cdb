import { Trans, useLingui } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { replyAction } from '../actions/reply-action.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import styles from './reply-prompt.module.css';

/** Button that looks like a text field. A click opens the reply composer in its place. */
export function ReplyPrompt({
  author,
  actions,
}: {
  author: AccountRow | undefined;
  actions: StatusActionState;
}) {
  const { t, i18n } = useLingui();
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.accounts, viewerId ?? undefined);
  const address = displayAddress(author?.acct ?? '');
  return (
    <div className={styles.prompt}>
      <Avatar src={viewer?.avatar} size={32} />
      <button
        type="button"
        className={styles.field}
        onClick={() => actions.run(replyAction, i18n._(replyAction.label()))}
      >
        {address === '' ? <Trans>Reply…</Trans> : t`Reply to ${address}…`}
      </button>
    </div>
  );
}
