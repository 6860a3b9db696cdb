import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { profilePath } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { formatNumber } from '#i18n/format/number.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { MemberCard } from '../shell/member-card.tsx';

/** Card of the signed-in account; `children` render inside it. */
export function CurrentMemberCard({ id, children }: { id: string; children?: ReactNode }) {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const account = useRow(tables.accounts, id);
  const href = profilePath(account ?? { id });
  const acct = account?.acct ?? '';
  const count = (key: string, value: number | undefined, label: string, hash: string) => ({
    id: key,
    value: value === undefined ? '–' : formatNumber(value, i18n.locale),
    label,
    href: `${href}${hash}`,
  });
  return (
    <MemberCard
      label={t`You`}
      name={
        <EmojiText
          text={account?.displayName || displayAcct(acct) || t`You`}
          emojis={account?.emojis}
        />
      }
      acct={acct}
      href={href}
      avatar={account?.avatar}
      cover={account?.header}
      counts={[
        count('statuses', account?.statusesCount, t`posts`, ''),
        count('following', account?.followingCount, t`following`, '#followees'),
        count('followers', account?.followersCount, t`followers`, '#followers'),
      ]}
    >
      {children}
    </MemberCard>
  );
}
