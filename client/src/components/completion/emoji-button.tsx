import { useLingui } from '@lingui/react/macro';
import Smile from 'lucide-react/icons/smile';
import { Activity, type RefObject, startTransition, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { EmojiChoice } from '#session/emoji/picker-sections.ts';
import { LazyEmojiPicker } from '#components/emoji/picker/lazy-emoji-picker.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { createQueryKey, queryClient } from '#session/queries/query-client.ts';
import type { Session } from '#session/session.ts';
import { customEmojiQueryOptions } from '#session/emoji/load-custom-emoji.ts';
import { stickerPacksQuery } from '#session/emoji/sticker-packs.ts';
import { standardEmojiQuery } from '#components/emoji/use-emoji.ts';
import { padEmoji, replaceText, type TextField } from '#session/completion/replace-text.ts';

/**
 * Prefetches the data of the picker when it is likely to be opened; `language` is that of the
 * interface (BCP 47). Never rejects: the picker shows errors.
 */
async function prefetchEmoji(
  session: Session,
  { language, hasStickers }: { readonly language: string; readonly hasStickers: boolean },
): Promise<void> {
  const known = session.part(queryClient);
  await Promise.all([
    LazyEmojiPicker.preload(),
    known.prefetchQuery(customEmojiQueryOptions(session)),
    hasStickers &&
      known.prefetchQuery({
        queryKey: createQueryKey(stickerPacksQuery, {}),
        queryFn: ({ signal }) =>
          session.load(stickerPacksQuery.call, { signal }, stickerPacksQuery.handleResponse),
        staleTime: Infinity,
      }),
    known.prefetchQuery(standardEmojiQuery(language)),
  ]);
}

/** Opens the emoji picker for a text field; the emoji replaces the selection. */
export function EmojiButton({
  field,
  label,
  isDisabled = false,
  onToggle,
  onSticker,
}: {
  field: RefObject<TextField | null>;
  /** The name of the field, if the form has several. */
  label?: string;
  isDisabled?: boolean;
  /** Called when the picker opens and closes. */
  onToggle?: (isOpen: boolean) => void;
  /** Receives the picked sticker. Stickers are offered only if it is given. */
  onSticker?: ((sticker: EmojiChoice & { kind: 'sticker' }) => void) | undefined;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { preferences } = session;
  const [anchor, setAnchor] = useState<HTMLElement>();
  /* The picker is rendered hidden on hover or focus, so that a click only has to show it. */
  const [isReady, setIsReady] = useState(false);
  const forget = (): void => setIsReady(false);
  const toggle = (next: HTMLElement | undefined): void => {
    setAnchor(next);
    /* Unmounts the closed picker, so that the next one starts without a search. */
    if (!next) forget();
    onToggle?.(next !== undefined);
  };
  const put = (choice: EmojiChoice, isMore: boolean): void => {
    if (choice.kind === 'sticker') {
      onSticker?.(choice);
      return;
    }
    const { current } = field;
    if (!current) return;
    const focused = document.activeElement;
    const { value } = current;
    const start = current.selectionStart ?? value.length;
    const end = current.selectionEnd ?? value.length;
    const emoji = choice.kind === 'custom' ? `:${choice.shortcode}:` : choice.character;
    const text = padEmoji(emoji, {
      before: value.slice(0, start),
      after: value.slice(end),
      pads: preferences.get('padEmoji'),
    });
    replaceText(current, { start, end, text });
    if (isMore && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  const prepare = async (): Promise<void> => {
    await prefetchEmoji(session, { language: i18n.locale, hasStickers: onSticker !== undefined });
    startTransition(() => setIsReady(true));
  };
  return (
    <>
      <IconButton
        icon={Smile}
        label={label ?? t`Emoji`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-disabled={isDisabled || undefined}
        onPointerEnter={() => void prepare()}
        onPointerLeave={forget}
        onFocus={() => void prepare()}
        onBlur={forget}
        onClick={({ currentTarget }) => {
          if (!isDisabled) toggle(anchor ? undefined : currentTarget);
        }}
      />
      {(anchor ?? isReady) && (
        <Activity mode={anchor ? 'visible' : 'hidden'}>
          <LazyBoundary>
            <LazyEmojiPicker
              anchor={anchor ?? null}
              hasStickers={onSticker !== undefined}
              onPick={put}
              onClose={() => toggle(undefined)}
            />
          </LazyBoundary>
        </Activity>
      )}
    </>
  );
}
