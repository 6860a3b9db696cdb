import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CustomEmojiImage } from '#components/emoji/picker/picker-item-image.tsx';
import { recordEmojiUse, recentEmoji } from '#session/emoji/recent-emoji.ts';
import { applySkinTone } from '#session/emoji/standard-emoji.ts';
import { useEmoji } from '#components/emoji/use-emoji.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import styles from './completion-list.module.css';
import { CompletionList, type CompletionProps, type Suggestion } from './completion-list.tsx';
import { PeopleCompletion, TagCompletion } from './people-and-tag-completion.tsx';
import { padEmoji, replaceText } from '#session/completion/replace-text.ts';
import { suggestEmoji, suggestMfm } from '#session/completion/suggest-emoji-and-mfm.ts';
import { refreshWordAtCaret } from '#session/completion/word-at-caret.ts';

function EmojiCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const { part, preferences } = useSession();
  const { standard, custom, isLoading } = useEmoji();
  const recent = part(recentEmoji);
  const { tone } = recent.getState();
  const put = (emoji: string, name: string): void => {
    const { start, end } = refreshWordAtCaret(field, word);
    const before = field.value.slice(0, start);
    const after = field.value.slice(end);
    const text = padEmoji(emoji, { before, after, pads: preferences.get('padEmoji') });
    replaceText(field, { start, end, text });
    recordEmojiUse(recent, name);
    onDone();
  };
  /* Cached, because the field renders for each letter before the deferred list does. */
  const found = useMemo(
    () => suggestEmoji(word.words, standard, custom),
    [word.words, standard, custom],
  );
  /* While only some of the emoji are loaded, Enter could pick another one than the complete list
     shows. */
  if (isLoading) return null;
  const suggestions = found.map((one): Suggestion => {
    if (one.kind === 'custom') {
      const { emoji } = one;
      const text = `:${emoji.shortcode}:`;
      return {
        key: text,
        content: (
          <>
            {/* Hidden from screen readers, because the shortcode already names the emoji. */}
            <span aria-hidden className={styles.content}>
              <CustomEmojiImage emoji={emoji} />
            </span>
            <span className={textStyles.cut}>{text}</span>
          </>
        ),
        pick: () => put(text, emoji.shortcode),
      };
    }
    const character = applySkinTone(one.emoji, tone);
    return {
      key: character,
      content: (
        <>
          <span aria-hidden className={styles.content}>
            {character}
          </span>
          <span className={textStyles.cut}>:{one.shortcode}:</span>
          <span className={styles.more}>{one.emoji.name}</span>
        </>
      ),
      pick: () => put(character, character),
    };
  });
  return <CompletionList ref={ref} field={field} label={t`Emoji`} suggestions={suggestions} />;
}

function MfmCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const suggestions = suggestMfm(word.words).map((name) => ({
    key: name,
    content: <span className={textStyles.cut}>$[{name} ]</span>,
    pick() {
      /* `back: 1` places the caret before the closing bracket, where text can be typed. */
      replaceText(field, { ...refreshWordAtCaret(field, word), text: `$[${name} ]`, back: 1 });
      onDone();
    },
  }));
  return <CompletionList ref={ref} field={field} label={t`Effects`} suggestions={suggestions} />;
}

const parts = {
  emoji: EmojiCompletion,
  people: PeopleCompletion,
  tags: TagCompletion,
  mfm: MfmCompletion,
};

export function WordCompletion(props: CompletionProps) {
  const Part = parts[props.word.kind];
  return <Part key={props.word.start} {...props} />;
}
