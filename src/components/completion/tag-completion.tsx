import { useLingui } from '@lingui/react/macro';
import { search } from '#contract/calls/search.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import { serverSearchDelayMs, CompletionList, type CompletionProps } from './completion-list.tsx';
import { replaceText } from './replace-text.ts';
import { maxSuggestions } from './suggest-emoji.ts';
import { padMention } from './pad-mention.ts';
import { suggestTags } from './suggest-tags.ts';
import { currentWord } from './word-at-caret.ts';

const tagsLike = defineQuery('tags like', search, ({ hashtags = [] }) =>
  hashtags.map(({ name }) => name),
);

/** Suggests hashtags of statuses known to the client, and those the server finds. */
export function TagCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const [q] = useDebounced(word.words, serverSearchDelayMs, '');
  const { statuses } = useSession().tables;
  const { value = [] } = useCall(
    tagsLike,
    { query: { q, type: 'hashtags', limit: 2 * maxSuggestions } },
    { isDisabled: q === '' },
  );
  const seen = [...statuses.keys()].flatMap(
    (id) => statuses.get(id)?.tags?.map(({ name }) => name) ?? [],
  );
  const suggestions = suggestTags(word.words, [...seen, ...value]).map((name) => ({
    key: name,
    isTyped: name.toLowerCase() === word.words.toLowerCase(),
    face: <bdi className={textStyles.cut}>#{name}</bdi>,
    pick() {
      const { start, end } = currentWord(field, word);
      const [before, after] = [field.value.slice(0, start), field.value.slice(end)];
      replaceText(field, { start, end, text: padMention(`#${name}`, before, after) });
      onDone();
    },
  }));
  return <CompletionList ref={ref} field={field} label={t`Hashtags`} suggestions={suggestions} />;
}
