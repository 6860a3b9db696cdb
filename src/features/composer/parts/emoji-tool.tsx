import { useLingui } from '@lingui/react/macro';
import Smile from 'lucide-react/icons/smile';
import { useState, type RefObject } from 'react';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import type { EmojiChoice } from '#domain/emoji/picker/emoji-choice.ts';
import { EmojiPicker } from '#domain/emoji/picker/lazy-emoji-picker.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { insertText } from '../insert-text.ts';

/** Opens the emoji picker, and puts what is picked where the caret stands in the text. */
export function EmojiTool({
  text,
  isDisabled,
  onOpen,
  onWrite,
}: {
  text: RefObject<HTMLTextAreaElement | null>;
  isDisabled: boolean;
  onOpen: (isOpen: boolean) => void;
  onWrite: (text: string) => void;
}) {
  const { t } = useLingui();
  const isPadded = usePreference('padEmoji');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (next: boolean): void => {
    setIsOpen(next);
    onOpen(next);
  };
  const pick = (choice: EmojiChoice): void => {
    const area = text.current;
    if (!area || choice.kind === 'sticker') return;
    const piece = choice.kind === 'standard' ? choice.character : `:${choice.shortcode}:`;
    const { value, selectionStart, selectionEnd } = area;
    const edited = insertText(
      { text: value, start: selectionStart, end: selectionEnd },
      piece,
      isPadded,
    );
    onWrite(edited.text);
    requestAnimationFrame(() => area.setSelectionRange(edited.start, edited.end));
  };
  return (
    <>
      <IconButton
        ref={setAnchor}
        icon={Smile}
        label={t`Emoji`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => open(!isOpen)}
      />
      {isOpen && (
        <PartSlot>
          <EmojiPicker anchor={anchor} onPick={pick} onClose={() => open(false)} />
        </PartSlot>
      )}
    </>
  );
}
