import type { ComponentProps } from 'react';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { EmojiImage } from '../emoji-text.tsx';
import type { CustomEmoji } from '#session/emoji/custom-emoji.ts';
import type { EmojiChoice, PickerItem } from '#session/emoji/picker-sections.ts';

export function pickerItemName(item: PickerItem): string {
  return item.kind === 'custom'
    ? `:${withoutDirectionControls(item.emoji.shortcode)}:`
    : item.emoji.name;
}

/** Returns the text by which an emoji is remembered as recent: its character or its shortcode. */
export function pickerItemRecentText(item: PickerItem): string {
  return item.kind === 'custom' ? item.emoji.shortcode : item.character;
}

export function toEmojiChoice(item: PickerItem): Exclude<EmojiChoice, { kind: 'sticker' }> {
  if (item.kind === 'standard')
    return { kind: 'standard', character: item.character, name: item.emoji.name };
  const { shortcode, url } = item.emoji;
  return { kind: 'custom', shortcode, url };
}

/** The image of a custom emoji; its shortcode if the URL is not safe. */
export function CustomEmojiImage({
  emoji,
  loading,
}: { emoji: CustomEmoji } & Pick<ComponentProps<typeof EmojiImage>, 'loading'>) {
  const url = safeMediaUrl(emoji.url);
  if (url === undefined) return `:${emoji.shortcode}:`;
  const staticUrl = safeMediaUrl(emoji.staticUrl) ?? url;
  return <EmojiImage emoji={{ shortcode: emoji.shortcode, url, staticUrl }} loading={loading} />;
}

export function PickerItemImage({
  item,
  loading,
}: { item: PickerItem } & Pick<ComponentProps<typeof CustomEmojiImage>, 'loading'>) {
  return item.kind === 'custom' ? (
    <CustomEmojiImage emoji={item.emoji} loading={loading} />
  ) : (
    item.character
  );
}
