import { Plural, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { CopiedHost } from '#components/rich-text/external-link.tsx';
import { maxMentions } from '#store/rich-text/mention-runs.ts';
import { formatListParts } from '#i18n/format/list.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import type { MentionRow } from '#store/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { focusRevealed } from '#ui/focus/focusable.ts';
import { useProfilePath } from '#session/profile-path.ts';

type Person = Pick<MentionRow, 'id' | 'acct' | 'username'>;

/** Lists accounts as links in a sentence: the first five, then all after a click (R-STATUS-007). */
export function MentionLinks({
  statusId,
  people,
  last,
}: {
  statusId: string;
  people: readonly Person[];
  /** Text at the end of the list, after the last account. */
  last?: string | undefined;
}) {
  const profilePath = useProfilePath();
  const { i18n } = useLingui();
  const [isWhole, setIsWhole] = useSavedToggle(`mentions ${statusId}`, false);
  const shown = isWhole ? people : people.slice(0, maxMentions);
  const hidden = people.length - shown.length;
  const names: ReactNode[] = shown.map(({ id, acct, username }) => (
    <AppLink key={id} href={profilePath({ id, acct })} title={displayAddress(acct)}>
      <bdi>
        @{username}
        <CopiedHost acct={acct} />
      </bdi>
    </AppLink>
  ));
  if (hidden > 0) {
    names.push(
      <button
        key="hidden"
        type="button"
        onClick={({ currentTarget }) => focusRevealed(currentTarget, () => setIsWhole(true))}
      >
        <Plural value={hidden} one="# other person" other="# other people" />
      </button>,
    );
  }
  if (last !== undefined) names.push(last);
  const parts = formatListParts([...names.keys()].map(String), i18n.locale);
  return parts.map(({ type, value }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no id, and their order does not change
    <Fragment key={index}>{type === 'element' ? names[Number(value)] : value}</Fragment>
  ));
}
