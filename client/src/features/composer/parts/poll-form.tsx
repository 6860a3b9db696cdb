import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { CountedInput } from '#components/instance/counted-input.tsx';
import type { PollDraft } from '#components/draft/draft.ts';
import { isInputMethodKey, isSubmitKey } from '#lib/key-events.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';
import { Button } from '#ui/button.tsx';
import { focusNamedField } from '#ui/focus/focusable.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { minPollOptions, moveOptionUp } from '../poll-rules.ts';
import styles from './form-part.module.css';
import { PollExpiry } from './poll-expiry.tsx';

/** Form for a poll: options, multiple choice and expiry. */
export function PollForm({
  poll,
  limits,
  isDisabled,
  onChange,
}: {
  poll: PollDraft;
  limits: PollLimits;
  isDisabled: boolean;
  onChange: (poll: PollDraft) => void;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFieldSetElement>(null);
  const { options } = poll;
  const change = (part: Partial<PollDraft>): void => onChange({ ...poll, ...part });
  /* Render synchronously, so that the next key press goes into the new option. */
  const putOptions = (next: string[]): void => flushSync(() => change({ options: next }));
  const canAdd = options.length < limits.maxOptions;

  const focusOption = (index: number): void => focusNamedField(form.current, 'poll-option', index);
  const handleEnter = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    if (isSubmitKey(event.nativeEvent)) {
      event.currentTarget.form?.requestSubmit();
      return;
    }
    if (index === options.length - 1 && canAdd) putOptions([...options, '']);
    focusOption(index + 1);
  };
  return (
    <fieldset ref={form} className={styles.part} disabled={isDisabled}>
      <legend>
        <Trans>Poll</Trans>
      </legend>
      <ol className={styles.items}>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is identified by its index: two may have the same text
          <li key={index} className={styles.option}>
            <CountedInput
              label={t`Option ${{ number: index + 1 }}`}
              isLabelHidden
              placeholder={t`Option ${{ number: index + 1 }}`}
              name="poll-option"
              autoComplete="off"
              dir="auto"
              value={option}
              limit={limits.maxOptionChars}
              onChange={({ target }) => change({ options: options.with(index, target.value) })}
              onKeyDown={(event) => handleEnter(event, index)}
            />
            {index > 0 && (
              <IconButton
                icon={ArrowUp}
                label={t`Move option ${{ number: index + 1 }} up`}
                onClick={() => {
                  putOptions(moveOptionUp(options, index));
                  focusOption(index - 1);
                }}
              />
            )}
            {options.length > minPollOptions && (
              <IconButton
                icon={X}
                label={t`Remove option ${{ number: index + 1 }}`}
                onClick={() => {
                  putOptions(options.toSpliced(index, 1));
                  focusOption(Math.max(0, index - 1));
                }}
              />
            )}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        disabled={!canAdd}
        onClick={() => {
          putOptions([...options, '']);
          focusOption(options.length);
        }}
      >
        <Trans>Add option</Trans>
      </Button>
      <div className={styles.expiry}>
        <Select
          label={t`Answers`}
          options={[
            { value: 'one', label: t`One choice` },
            { value: 'several', label: t`Several choices` },
          ]}
          value={poll.multiple ? 'several' : 'one'}
          onChoose={(value) => change({ multiple: value === 'several' })}
        />
        <PollExpiry poll={poll} limits={limits} change={(expiresIn) => change({ expiresIn })} />
      </div>
    </fieldset>
  );
}
