import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { EmojiButton } from '#components/completion/emoji-button.tsx';
import { useCompletion } from '#components/completion/use-completion.tsx';
import type { Draft } from '#session/drafts/draft.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './content-warning-field.module.css';

/**
 * Returns the state of the field for the content warning, which may mark the post as sensitive
 * (R-COMP-045 R-COMP-046). A compact composer shows the field only on request.
 */
export function useSubject(
  draft: Draft,
  change: (change: DraftChange) => void,
  isCompact: boolean,
) {
  const isAlways = usePreference('alwaysShowSubjectInput') && !isCompact;
  const marksSensitive = usePreference('sensitiveIfSubject');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isAlways || isOpen || draft.subject !== '';
  return {
    isShown,
    /** Whether the field cannot be hidden. */
    isAlways,
    write(subject: string): void {
      change({ subject, ...(marksSensitive && subject !== '' && { sensitive: true }) });
    },
    toggle(): void {
      setIsOpen(!isShown);
      if (isShown) change({ subject: '', sensitive: false });
    },
  };
}

/** Name of the field for the content warning, by which other parts find and focus it. */
export const subjectFieldName = 'subject';

/** Field for the content warning. */
export function ContentWarningField({
  onKeyDown,
  onPicking,
  ...rest
}: {
  onPicking: (isOpen: boolean) => void;
} & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | 'ref'>) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { field, list } = useCompletion(['emoji']);
  return (
    <>
      <div className={styles.subject}>
        <TextInput
          ref={input}
          name={subjectFieldName}
          label={t`Content warning`}
          isLabelHidden
          placeholder={t`Content warning`}
          dir="auto"
          {...rest}
          {...field}
          onKeyDown={(event) => {
            field.onKeyDown(event);
            if (!event.defaultPrevented) onKeyDown?.(event);
          }}
        />
        <EmojiButton
          field={input}
          label={t`Emoji for the content warning`}
          isDisabled={rest.readOnly === true}
          onToggle={onPicking}
        />
      </div>
      {list}
    </>
  );
}
