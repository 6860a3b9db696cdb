import { useLingui } from '@lingui/react/macro';
import { search } from '@rookery/contract/calls/search.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import { CompletionList, type CompletionProps, serverSearchDelayMs } from './completion-list.tsx';
import { padMention, replaceText } from './replace-text.ts';
import { maxSuggestions } from './suggest-emoji.ts';
import { currentWord } from './word-at-caret.ts';

/**
 * Returns the hashtags that contain the text, case-insensitively and each once: prefixes first,
 * then those more frequent in `seen`; at most five.
 */
export function suggestTags(words: string, seen: readonly string[]): readonly string[] {
  const wanted = words.toLowerCase();
  const found = new Map<string, { readonly name: string; count: number; isPrefix: boolean }>();
  for (const name of seen) {
    const lower = name.toLowerCase();
    if (!lower.includes(wanted)) continue;
    const known = found.get(lower) ?? { name, count: 0, isPrefix: lower.startsWith(wanted) };
    known.count += 1;
    found.set(lower, known);
  }
  return [...found.values()]
    .toSorted(
      (one, other) =>
        Number(other.isPrefix) - Number(one.isPrefix) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    )
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}

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
