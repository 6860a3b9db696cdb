import { Trans, useLingui } from '@lingui/react/macro';
import type { MuteReason } from '#session/filters/mute-reasons.ts';
import { formatList } from '#i18n/format/list.ts';
import { cleanText } from '#lib/clean-text.ts';

function Criteria({ of }: { of: readonly string[] }) {
  const { i18n } = useLingui();
  return <bdi>{cleanText(formatList(of, i18n.locale))}</bdi>;
}

/** Why a status is folded. */
export function FoldedReason({ reason }: { reason: MuteReason }) {
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
      const words = <Criteria of={criteria ?? []} />;
      return criteria?.length ? (
        <Trans>Filtered: {words}</Trans>
      ) : (
        <Trans comment="Reason for a collapsed post: one of your filters">Filtered</Trans>
      );
    }
    case 'phrases':
    case 'words': {
      const words = <Criteria of={reason.words} />;
      return <Trans>Filtered: {words}</Trans>;
    }
  }
}
