import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { newKeyword, withoutKeyword } from '#session/filters/keyword-filter-draft.ts';
import type { KeywordFilterDraft } from '#session/filters/persisted-filter-drafts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { focusFirst } from '#ui/focus/focusable.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './filters.module.css';
import { focusNextRowOnRemoval } from './use-filter-focus.ts';

/** The words of a filter, each with the option to match whole words only. */
export function FilterKeywords({
  draft,
  onChange,
}: {
  draft: KeywordFilterDraft;
  onChange: (draft: KeywordFilterDraft) => void;
}) {
  const { t } = useLingui();
  const change = (key: string, part: { text?: string; isWholeWord?: boolean }): void =>
    onChange({
      ...draft,
      keywords: draft.keywords.map((one) => (one.key === key ? { ...one, ...part } : one)),
    });
  const list = useRef<HTMLUListElement>(null);
  const add = (): void => {
    flushSync(() => onChange({ ...draft, keywords: [...draft.keywords, newKeyword()] }));
    focusFirst(list.current?.lastElementChild);
  };
  return (
    <>
      <ul ref={list} aria-label={t`Words`} className={styles.words}>
        {draft.keywords.map((keyword, index) => (
          <li key={keyword.key} ref={focusNextRowOnRemoval} className={styles.keyword}>
            <div className={styles.names}>
              <TextInput
                label={index === 0 ? t`Word or phrase` : t`Word or phrase ${index + 1}`}
                value={keyword.text}
                onChange={({ target }) => change(keyword.key, { text: target.value })}
              />
              <Checkbox
                label={t`Whole words only`}
                checked={keyword.isWholeWord}
                onToggle={(isWholeWord) => change(keyword.key, { isWholeWord })}
              />
            </div>
            <IconButton
              icon={X}
              size="small"
              label={keyword.text === '' ? t`Remove this word` : t`Remove “${keyword.text}”`}
              onClick={() => onChange(withoutKeyword(draft, keyword))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" icon={Plus} onClick={add}>
          <Trans>Add a word</Trans>
        </Button>
      </div>
    </>
  );
}
