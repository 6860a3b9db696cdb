import { useLingui } from '@lingui/react/macro';
import { useRef, type ComponentPropsWithRef } from 'react';
import { EmojiButton } from '#components/completion/emoji-button.tsx';
import { useCompletion } from '#components/completion/use-completion.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './composer-subject.module.css';

export function ComposerSubject({
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
          label={t`Subject`}
          isLabelHidden
          placeholder={t`Subject (optional)`}
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
          label={t`Emoji for the subject`}
          isDisabled={rest.readOnly === true}
          onToggle={onPicking}
        />
      </div>
      {list}
    </>
  );
}
