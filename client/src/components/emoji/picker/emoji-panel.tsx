import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import fieldStyles from '#ui/forms/field.module.css';
import { isEscapeInEmptySearch } from '#ui/focus/escape-in-search.ts';
import { useEmoji } from '../use-emoji.ts';
import type { SkinTone } from '#session/emoji/standard-emoji.ts';
import {
  type EmojiChoice,
  type PickerItem,
  pickerSections,
  searchPickerSections,
} from '#session/emoji/picker-sections.ts';
import { EmojiGrid, type EmojiGridHandle } from './emoji-grid.tsx';
import styles from './emoji-picker.module.css';
import { GroupTabs, pickerSectionTitle } from './group-tabs.tsx';
import { toEmojiChoice, pickerItemName, pickerItemRecentText } from './picker-item-image.tsx';
import { recentEmoji, recordEmojiUse } from '#session/emoji/recent-emoji.ts';
import { useSearchQuery } from './use-search-query.ts';

const tones = [0, 1, 2, 3, 4, 5] as const satisfies SkinTone[];
const hands = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'] as const;

/** Selects the skin tone that all emoji with skin tones are shown in. */
const ToneChoice = memo(function ToneChoice() {
  const { t } = useLingui();
  const recent = useSession().part(recentEmoji);
  const chosen = useStore(recent, ({ tone }) => tone);
  const names = [
    t({ message: 'Default', comment: 'Skin tone: none chosen, yellow' }),
    t({ message: 'Light', comment: 'Skin tone' }),
    t({ message: 'Medium light', comment: 'Skin tone' }),
    t({ message: 'Medium', comment: 'Skin tone' }),
    t({ message: 'Medium dark', comment: 'Skin tone' }),
    t({ message: 'Dark', comment: 'Skin tone' }),
  ];
  return (
    <select
      title={t`Skin tone`}
      className={styles.tone}
      value={chosen}
      onChange={({ target }) => recent.setState({ tone: tones[Number(target.value)] ?? 0 })}
    >
      {tones.map((tone) => (
        <option key={tone} value={tone} aria-label={names[tone]}>
          {hands[tone]} {names[tone]}
        </option>
      ))}
    </select>
  );
});

/** Milliseconds that the search waits for more letters (R-CONST-064). */
export const emojiSearchDelayMs = 500;

/** The emoji of a picker: group tabs, search field and grid. */
export function EmojiPanel({
  hasCustom,
  onPick,
}: {
  /** Whether custom emoji are offered. */
  hasCustom: boolean;
  /** Called with the picked emoji; `stays` is true if the picker stays open for more. */
  onPick: (choice: EmojiChoice, stays: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const recent = useSession().part(recentEmoji);
  const tone = useStore(recent, (state) => state.tone);
  /* Read once, so that the recent emoji do not change while the picker is open. */
  const [used] = useState(() => recent.getState().used);
  const { standard, custom, isLoading, failure, retry } = useEmoji();
  const grid = useRef<EmojiGridHandle>(null);
  const { field, query, settle, clear, handleInput } = useSearchQuery(emojiSearchDelayMs);
  const [current, setCurrent] = useState<string>();
  const [pointed, setPointed] = useState<PickerItem>();
  const [keepsOpen, setKeepsOpen] = useSavedToggle('emoji picker keeps open', false);

  /* Renders the first rows at once; hundreds of packs may follow below. */
  const hasPacks = useDeferredValue(hasCustom, false);
  const all = useMemo(
    () => pickerSections({ standard, custom: hasCustom ? custom : [], hasPacks, used, tone }),
    [standard, custom, hasCustom, hasPacks, used, tone],
  );
  const sections = useMemo(() => searchPickerSections(all, query), [all, query]);
  const found = sections.reduce((sum, { items }) => sum + items.length, 0);

  /* Runs in an effect, because the field can be focused only once the surrounding popover is
     shown. */
  useEffect(() => {
    /* The search field does not get the focus on touch screens, where that would open the
       on-screen keyboard over the emoji. */
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [field]);

  const pick = useCallback(
    (item: PickerItem, isMore: boolean): void => {
      recordEmojiUse(recent, pickerItemRecentText(item));
      onPick(toEmojiChoice(item), isMore || keepsOpen);
    },
    [recent, onPick, keepsOpen],
  );
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isInputMethodKey(event.nativeEvent)) return;
    const popover = event.currentTarget.closest<HTMLElement>('[popover]');
    if (isEscapeInEmptySearch(event, popover)) {
      event.preventDefault();
      popover?.hidePopover();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      grid.current?.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.currentTarget.value !== query) {
      settle();
      return;
    }
    const first = query === '' ? undefined : sections[0]?.items[0];
    if (first) pick(first, event.shiftKey);
  };

  /* Cached, because there may be hundreds of packs: a letter in the search field renders no tab
     again. */
  const tabs = useMemo(
    () => (
      <GroupTabs
        sections={all}
        current={current}
        onShow={(id) => {
          /* Search results have no groups, so the search is cleared before scrolling to the
             group. */
          flushSync(() => {
            clear();
            setCurrent(id);
          });
          grid.current?.showSection(id);
        }}
      />
    ),
    [all, current, clear],
  );
  const cells = useMemo(
    () => (
      <EmojiGrid
        ref={grid}
        query={query}
        sections={sections}
        label={t`Emoji`}
        titleOf={(section) => pickerSectionTitle(section, (message) => i18n._(message))}
        onPick={(item, { shiftKey }) => pick(item, shiftKey)}
        onPoint={(item) => item && setPointed(item)}
        onSection={setCurrent}
      />
    ),
    [query, sections, pick, t, i18n],
  );

  return (
    <>
      <div>
        <input
          ref={field}
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          aria-label={t`Search emoji`}
          placeholder={t`Search emoji`}
          className={classNames(fieldStyles.control, styles.search)}
          onInput={handleInput}
          onKeyDown={handleKey}
        />
      </div>
      {tabs}
      {failure !== undefined && (
        <ErrorNote onRetry={retry}>{i18n._(errorMessage(failure))}</ErrorNote>
      )}
      <div className={styles.cells}>{cells}</div>
      <output className={styles.found}>
        {query !== '' && found === 0 && !isLoading && <Trans>No emoji found</Trans>}
      </output>
      <div className={styles.foot}>
        <span className={styles.name} aria-hidden>
          {pointed && pickerItemName(pointed)}
        </span>
        <Checkbox label={t`Keep open`} checked={keepsOpen} onToggle={setKeepsOpen} />
        <ToneChoice />
      </div>
    </>
  );
}
