import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { isItemShown } from '#session/filters/hidden-items.ts';
import { useFilterView } from '#components/filters/use-screen-filters.ts';
import { findStatusCard } from '#components/status/focus-status.ts';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useStickyBarOffset } from '#ui/page/use-sticky-bar-offset.ts';
import { findMatchingStatuses } from '#store/feed/find-matching-statuses.ts';

import { classNames } from '#ui/class-names.ts';
import stickyBar from '#ui/page/sticky-bar.module.css';
import styles from './find-bar.module.css';

/** Bar that searches the loaded posts, rendered or not, with buttons to move between matches. */
export function FindBar({
  feed,
  onFind,
  onClose,
}: {
  feed: FeedRow;
  /** Called with the id of the match to show; undefined if there is none. */
  onFind: (id: string | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const bar = useRef<HTMLElement>(null);
  useStickyBarOffset(bar);
  const [text, setText] = useState('');
  const [currentId, setCurrentId] = useState<string>();
  const [opener] = useState(() => document.activeElement);
  const deferredText = useDeferredValue(text);
  const filters = useFilterView();
  const ids = useMemo(
    () => feed.items.filter((item) => isItemShown(item, filters)),
    [feed.items, filters],
  );
  const matches = useMemo(
    () => findMatchingStatuses(tables, ids, deferredText),
    [tables, ids, deferredText],
  );
  const currentIndex = currentId === undefined ? -1 : matches.indexOf(currentId);
  const count = matches.length;
  const loaded = ids.length;

  const moveMatch = (step: 1 | -1): void => {
    /* The deferred text may be older than the input, so a quick Enter searches again. */
    const currentMatches =
      deferredText === text ? matches : findMatchingStatuses(tables, ids, text);
    if (currentMatches.length === 0) return;
    const last = currentMatches.length - 1;
    const next =
      currentMatches[
        currentIndex < 0
          ? step > 0
            ? 0
            : last
          : (currentIndex + step + currentMatches.length) % currentMatches.length
      ];
    setCurrentId(next);
    onFind(next);
  };
  const close = (): void => {
    onClose();
    const next =
      (currentId === undefined ? undefined : findStatusCard(document.body, currentId)) ?? opener;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isInputMethodKey(event.nativeEvent)) {
      event.preventDefault();
      moveMatch(event.shiftKey ? -1 : 1);
    }
  };
  const handleBarKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isInputMethodKey(event.nativeEvent)) close();
  };
  const position = currentIndex + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the bar handles keys wherever the focus is inside it
    <search
      ref={bar}
      className={classNames(stickyBar.bar, styles.bar)}
      data-surface="panel"
      onKeyDown={handleBarKey}
    >
      <TextInput
        label={t`Find in loaded posts`}
        isLabelHidden
        type="search"
        placeholder={t`Find in loaded posts`}
        value={text}
        onKeyDown={handleKey}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the bar opens after a click on its button
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          setCurrentId(undefined);
          onFind(undefined);
        }}
      />
      <output className={styles.count}>
        {deferredText.trim() === '' ? null : position > 0 ? (
          <Trans comment="“3 of 12”: match shown, of all matches">
            {position} of {count}
          </Trans>
        ) : (
          <Trans>
            <Plural value={count} one="# match" other="# matches" /> in{' '}
            <Plural value={loaded} one="# post" other="# posts" />
          </Trans>
        )}
      </output>
      <IconButton
        icon={ChevronUp}
        label={t`Previous match`}
        size="small"
        disabled={count === 0}
        onClick={() => moveMatch(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t`Next match`}
        size="small"
        disabled={count === 0}
        onClick={() => moveMatch(1)}
      />
      <IconButton icon={X} label={t`Close`} size="small" onClick={close} />
    </search>
  );
}
