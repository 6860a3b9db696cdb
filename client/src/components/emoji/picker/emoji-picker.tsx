import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useCall } from '#session/queries/use-call.ts';
import { moveFocusOut } from '#ui/focus/return-focus.ts';
import { Popover } from '#ui/menus/popover.tsx';
import type { EmojiChoice } from '#session/emoji/picker-sections.ts';
import { EmojiPanel } from './emoji-panel.tsx';
import styles from './emoji-picker.module.css';
import { stickerPacksQuery } from '#session/emoji/sticker-packs.ts';
import { StickerPanel } from './sticker-panel.tsx';

export interface EmojiPickerProps {
  /** The button beside which the picker opens. */
  readonly anchor: HTMLElement | null;
  /** Whether custom emoji are offered. */
  readonly hasCustom?: boolean;
  /** Whether stickers are offered, if the instance has any. */
  readonly hasStickers?: boolean;
  /** Called with the picked emoji or sticker; `stays` is true if the picker stays open for more. */
  readonly onPick: (choice: EmojiChoice, stays: boolean) => void;
  /** Called after a pick, on Escape and on outside clicks; must unmount the picker. */
  readonly onClose: () => void;
}

/**
 * Popover to pick an emoji or a sticker, beside its button, or on phones at the bottom edge. It closes
 * after a pick, unless Shift is pressed or the viewer set it to stay open.
 */
export function EmojiPicker({
  anchor,
  hasCustom = true,
  hasStickers = false,
  onPick,
  onClose,
}: EmojiPickerProps) {
  const { t } = useLingui();
  const { value: packs = {} } = useCall(
    stickerPacksQuery,
    {},
    { isDisabled: !hasStickers, staleTime: Infinity },
  );
  const offersStickers = hasStickers && Object.keys(packs).length > 0;
  const [showsStickers, setShowsStickers] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const pick = (choice: EmojiChoice, stays: boolean): void => {
    onPick(choice, stays);
    if (stays) return;
    /* Moves the focus out of the picker before it is removed, since the browser would otherwise
       move it to the body. */
    moveFocusOut(picker.current, anchor);
    onClose();
  };
  return (
    <Popover anchor={anchor} label={t`Emoji`} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed in the picker must not reach the handlers of the surrounding form */}
      <div
        ref={picker}
        className={styles.picker}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') event.stopPropagation();
        }}
      >
        {offersStickers && (
          <fieldset aria-label={t`Emoji and stickers`} className={styles.kinds}>
            <button
              type="button"
              aria-pressed={!showsStickers}
              onClick={() => setShowsStickers(false)}
            >
              {t`Emoji`}
            </button>
            <button
              type="button"
              aria-pressed={showsStickers}
              onClick={() => setShowsStickers(true)}
            >
              {t`Stickers`}
            </button>
          </fieldset>
        )}
        {showsStickers ? (
          <StickerPanel onPick={(choice) => pick(choice, false)} />
        ) : (
          <EmojiPanel hasCustom={hasCustom} onPick={pick} />
        )}
      </div>
    </Popover>
  );
}
