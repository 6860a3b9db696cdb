import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import type { MuteReason } from '#components/filters/mute-reasons.ts';
import { AccountName } from '#components/account/account-name.tsx';
import type { AccountRow } from '#store/rows/account-row.ts';
import { formatList } from '#i18n/format/list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import styles from '../status-card.module.css';

function Reason({ reason }: { reason: MuteReason }) {
  const { i18n } = useLingui();
  switch (reason.by) {
    case 'thread':
      return <Trans>Muted conversation</Trans>;
    case 'account':
      return <Trans>Muted</Trans>;
    case 'bot':
      return <Trans>Written by a bot</Trans>;
    case 'mentions-blocked':
      return <Trans>Mentions someone you blocked</Trans>;
    case 'mentions-muted':
      return <Trans>Mentions someone you muted</Trans>;
    case 'rule': {
      const [rule] = reason.rules;
      const criteria =
        rule && [...rule.words, rule.author, rule.instance, rule.language].filter(Boolean);
      const words = <bdi>{formatList(criteria ?? [], i18n.locale)}</bdi>;
      return criteria?.length ? (
        <Trans>Your rule: {words}</Trans>
      ) : (
        <Trans>One of your rules</Trans>
      );
    }
    case 'phrases':
    case 'words': {
      const words = <bdi>{formatList(reason.words, i18n.locale)}</bdi>;
      return <Trans>Muted for: {words}</Trans>;
    }
  }
}

/**
 * Placeholder of a folded status: author, reason, and a button that shows the status until the next
 * visit.
 */
export function FoldedLine({
  author,
  nameId,
  reason,
  onReveal,
}: {
  author: AccountRow | undefined;
  nameId: string;
  reason: MuteReason;
  onReveal: () => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.folded}>
      <span id={nameId} className={styles.foldedName}>
        <AccountName account={author} />
      </span>
      <span className={styles.foldedReason}>
        <Reason reason={reason} />
      </span>
      <IconButton
        icon={Eye}
        size="small"
        label={t`Show post`}
        onClick={({ currentTarget }) => {
          restoreFocusNearby(currentTarget);
          onReveal();
        }}
      />
    </div>
  );
}
