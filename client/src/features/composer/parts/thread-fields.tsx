import { useLingui, Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isSubmitKey } from '#lib/keys/submit-key.ts';
import { charactersLeft, type DraftLimits } from '#session/drafts/draft-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import { TextCount } from '../footer/text-count.tsx';
import { ComposerText, threadFieldName } from '../form/composer-text.tsx';
import styles from './composer-part.module.css';

/** The texts of the second and following posts of a thread. */
export function ThreadFields({
  texts,
  subject,
  limits,
  isMfm,
  isDisabled,
  hasFocus,
  onChange,
  onSubmit,
}: {
  texts: readonly string[];
  /**
   * The content warning. Every post of the thread has it, so it counts toward the limit of each.
   */
  subject: string;
  limits: DraftLimits;
  isMfm: boolean;
  isDisabled: boolean;
  /** Whether the last post of the thread is focused when the fields appear. */
  hasFocus: boolean;
  onChange: (texts: string[]) => void;
  /** Called on Ctrl+Enter. */
  onSubmit: () => void;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFieldSetElement>(null);
  const countId = useId();
  /* Rendered synchronously, so that the next key press goes into the new post. */
  const put = (posts: string[]): void => flushSync(() => onChange(posts));
  const focusPost = (index: number): void => focusNamedField(form.current, threadFieldName, index);
  return (
    <fieldset ref={form} className={styles.part} disabled={isDisabled}>
      <legend>
        <Trans>Thread</Trans>
      </legend>
      <ol start={2} className={styles.items}>
        {texts.map((text, index) => {
          const number = index + 2;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a post is identified by its index in the thread
            <li key={index}>
              <ComposerText
                aria-label={t`Post ${number}`}
                aria-describedby={limits.textLimit > 0 ? `${countId}-${index}` : undefined}
                placeholder={t`Post ${number}`}
                name={threadFieldName}
                hasFocus={hasFocus && number === texts.length + 1}
                isMfm={isMfm}
                value={text}
                onKeyDown={(event) => {
                  if (!isSubmitKey(event.nativeEvent)) return;
                  event.preventDefault();
                  onSubmit();
                }}
                onChange={({ target }) => onChange(texts.with(index, target.value))}
              />
              <p className={styles.foot}>
                {limits.textLimit > 0 && (
                  <TextCount
                    id={`${countId}-${index}`}
                    left={charactersLeft(text, subject, limits)}
                  />
                )}
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Remove post ${number}`}
                  onClick={() => {
                    put(texts.toSpliced(index, 1));
                    focusPost(Math.max(0, index - 1));
                  }}
                />
              </p>
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        onClick={() => {
          put([...texts, '']);
          focusPost(texts.length);
        }}
      >
        <Trans>Add another post</Trans>
      </Button>
    </fieldset>
  );
}
