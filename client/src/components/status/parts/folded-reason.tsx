import { Trans, useLingui } from '@lingui/react/macro';
import type { MuteReason } from '#session/filters/mute-reasons.ts';
import { formatList } from '#i18n/format/list.ts';
import { cleanText } from '#lib/clean-text.ts';

/** What the filters that match a status look for, or only that they match if they have no name. */
function FilteredBy({ words: given }: { words: readonly string[] }) {
  const { i18n } = useLingui();
  const named = given.filter(Boolean);
  if (named.length === 0) {
    return <Trans comment="Reason for a collapsed post: one of your filters">Filtered</Trans>;
  }
  const words = <bdi>{cleanText(formatList(named, i18n.locale))}</bdi>;
  return <Trans>Filtered: {words}</Trans>;
}

/** Why a status is folded. */
export function FoldedReason({ reason }: { reason: MuteReason }) {
  switch (reason.by) {
    /* Such a status is hidden, never folded. */
    case 'kind':
      return null;
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
      const { words = [], author = '', instance = '', language = '' } = rule ?? {};
      return <FilteredBy words={[...words, author, instance, language]} />;
    }
    case 'blur':
    case 'phrases':
    case 'words':
      return <FilteredBy words={reason.words} />;
  }
}
