import { Trans, useLingui } from '@lingui/react/macro';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { CountedInput } from '#components/instance/counted-input.tsx';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { isSubmitKey } from '#lib/keys/submit-key.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { minPollOptions, movePollOption } from '#session/drafts/poll-rules.ts';
import { useReordering } from './use-reordering.ts';
import styles from './composer-part.module.css';

const fieldName = 'poll-option';
const handleName = 'poll-option-handle';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The options of a poll. Enter focuses the next one. An option is moved by dragging or pressing its
 * handle, by arrow keys on the handle, or by Alt and arrow keys in the text.
 */
export function PollOptions({
  options,
  limits,
  form,
  onChange,
}: {
  options: readonly string[];
  limits: PollLimits;
  form: RefObject<HTMLFieldSetElement | null>;
  onChange: (options: string[]) => void;
}) {
  const { t } = useLingui();
  /* The new index of the option that was moved last, which is announced to screen readers. */
  const [movedTo, setMovedTo] = useState<number>();
  /* Rendered synchronously, so that the next key press goes into the new option. */
  const put = (next: string[]): void => flushSync(() => onChange(next));
  const focus = (index: number, name = fieldName): void =>
    focusNamedField(form.current, name, index);
  const canAdd = options.length < limits.maxOptions;
  const move = (from: number, to: number): boolean => {
    if (to < 0 || to >= options.length || to === from) return false;
    put(movePollOption(options, from, to));
    setMovedTo(to);
    return true;
  };
  const { dragged, handlersOf } = useReordering(move, (index) => focus(index, handleName));

  const handleArrow = (event: KeyboardEvent, index: number, name: string): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (move(index, index + step)) focus(index + step, name);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    if (event.altKey) handleArrow(event, index, fieldName);
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    if (isSubmitKey(event.nativeEvent)) {
      event.currentTarget.form?.requestSubmit();
      return;
    }
    if (index === options.length - 1 && canAdd) put([...options, '']);
    focus(index + 1);
  };
  return (
    <>
      <ol className={styles.items}>
        {options.map((option, index) => {
          const number = index + 1;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- an option is identified by its index: two may have the same text
              key={index}
              className={styles.option}
              data-dragged={dragged === index || undefined}
            >
              <CountedInput
                label={t`Option ${{ number }}`}
                isLabelHidden
                placeholder={t`Option ${{ number }}`}
                name={fieldName}
                autoComplete="off"
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                dir="auto"
                value={option}
                limit={limits.maxOptionChars}
                onChange={({ target }) => onChange(options.with(index, target.value))}
                onKeyDown={(event) => handleKey(event, index)}
              />
              {options.length > minPollOptions && (
                <IconButton
                  icon={X}
                  label={t`Remove option ${{ number }}`}
                  onClick={() => {
                    put(options.toSpliced(index, 1));
                    focus(Math.max(0, index - 1));
                  }}
                />
              )}
              <IconButton
                icon={GripVertical}
                name={handleName}
                className={styles.handle}
                label={
                  index === 0 ? t`Move option ${{ number }} down` : t`Move option ${{ number }} up`
                }
                aria-keyshortcuts="ArrowUp ArrowDown"
                onKeyDown={(event) => handleArrow(event, index, handleName)}
                {...handlersOf(index, () => {
                  const to = index === 0 ? 1 : index - 1;
                  if (move(index, to)) focus(to, handleName);
                })}
              />
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <output>
          {movedTo !== undefined && (
            <Trans>
              Moved to position {{ number: movedTo + 1 }} of {{ total: options.length }}
            </Trans>
          )}
        </output>
      </VisuallyHidden>
      <Button
        size="small"
        disabled={!canAdd}
        onClick={() => {
          put([...options, '']);
          focus(options.length);
        }}
      >
        <Trans>Add option</Trans>
      </Button>
    </>
  );
}
