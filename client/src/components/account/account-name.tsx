import { displayAcct } from '#lib/url/display-address.ts';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';

/** The display name of an account, or its address if it has no display name. */
export function AccountName({
  account,
  className,
}: {
  account: AccountRow | undefined;
  className?: string | undefined;
}) {
  return (
    <EmojiText
      text={account?.displayName || displayAcct(account?.acct ?? '')}
      emojis={account?.emojis}
      className={className}
    />
  );
}
