import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { isShown } from '#domain/filters/left-out.ts';
import { useFilterView } from '#domain/filters/use-filter-view.ts';
import { cardOf } from '#domain/card/card-of.ts';
import { isInputMethodKey } from '#lib/key-events.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useCoveredPage } from '#ui/use-covered-page.ts';
import { findMatches } from '../find-matches.ts';

import styles from './find-bar.module.css';

/** Finds words in the posts of a timeline that are loaded, drawn or not, and leads from one to the next. */
export function FindBar({
  feed,
  onFind,
  onClose,
}: {
  feed: FeedRow;
  /** The post to be shown; undefined when there is none. */
  onFind: (id: string | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const bar = useRef<HTMLElement>(null);
  useCoveredPage(bar);
  const [text, setText] = useState('');
  const [at, setAt] = useState<string>();
  const [opener] = useState(() => document.activeElement);
  const wanted = useDeferredValue(text);
  const filters = useFilterView();
  const ids = useMemo(
    () => feed.items.filter((item) => isShown(item, filters)),
    [feed.items, filters],
  );
  const matches = useMemo(() => findMatches(tables, ids, wanted), [tables, ids, wanted]);
  const place = at === undefined ? -1 : matches.indexOf(at);
  const count = matches.length;
  const loaded = ids.length;

  const go = (step: 1 | -1): void => {
    /* `wanted` lags behind what is typed: then search again, for a quick press of Enter. */
    const now = wanted === text ? matches : findMatches(tables, ids, text);
    if (now.length === 0) return;
    const last = now.length - 1;
    const next = now[place < 0 ? (step > 0 ? 0 : last) : (place + step + now.length) % now.length];
    setAt(next);
    onFind(next);
  };
  const close = (): void => {
    onClose();
    const next = (at === undefined ? undefined : cardOf(document.body, at)) ?? opener;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isInputMethodKey(event.nativeEvent)) {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  };
  const handleBarKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isInputMethodKey(event.nativeEvent)) close();
  };
  const position = place + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys act wherever the focus is inside
    <search ref={bar} className={styles.bar} data-surface="panel" onKeyDown={handleBarKey}>
      <TextInput
        label={t`Find in the loaded posts`}
        isLabelHidden
        type="search"
        placeholder={t`Find in the loaded posts`}
        value={text}
        onKeyDown={handleKey}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press, to be written into
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          setAt(undefined);
          onFind(undefined);
        }}
      />
      <output className={styles.count}>
        {wanted.trim() === '' ? null : position > 0 ? (
          <Trans>
            {position} of {count}
          </Trans>
        ) : (
          <Trans>
            {count} in {loaded} loaded
          </Trans>
        )}
      </output>
      <IconButton
        icon={ChevronUp}
        label={t`Previous find`}
        size="small"
        disabled={count === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t`Next find`}
        size="small"
        disabled={count === 0}
        onClick={() => go(1)}
      />
      <IconButton icon={X} label={t`Close`} size="small" onClick={close} />
    </search>
  );
}
