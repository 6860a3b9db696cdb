import { Trans, useLingui } from '@lingui/react/macro';
import type { MuteReason } from '#session/filters/mute-reasons.ts';
import { formatList } from '#i18n/format/list.ts';

/** Why a status is folded. */
export function FoldedReason({ reason }: { reason: MuteReason }) {
  const { i18n } = useLingui();
  switch (reason.by) {
    case 'thread':
      return <Trans>Muted conversation</Trans>;
    case 'account':
      return (
        <Trans context="post" comment="Reason for a collapsed post: you muted its author">
          Muted
        </Trans>
      );
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
        <Trans>Filtered: {words}</Trans>
      ) : (
        <Trans comment="Reason for a collapsed post: one of your filters">Filtered</Trans>
      );
    }
    case 'phrases':
    case 'words': {
      const words = <bdi>{formatList(reason.words, i18n.locale)}</bdi>;
      return <Trans>Filtered: {words}</Trans>;
    }
  }
}
