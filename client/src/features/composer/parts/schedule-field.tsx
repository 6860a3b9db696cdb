import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toDateFieldValue, parseDateField } from '#lib/date-field.ts';
import { isSubmitKey } from '#lib/keys/submit-key.ts';
import { TextInput } from '#ui/forms/text-input.tsx';
import { isSchedulable, minScheduleDelayMs } from '#session/drafts/draft-limits.ts';
import { scheduleFieldName } from '../form/composer-text.tsx';

/** Field for the time of a scheduled post. Shows an error for input that is not a valid time. */
export function ScheduleField({
  value,
  hasFocus = false,
  isDisabled,
  onChange,
  onSubmit,
}: {
  /** The time in ISO 8601. */
  value: string;
  /** Whether the field takes the focus, because it replaces the button that was clicked. */
  hasFocus?: boolean;
  isDisabled: boolean;
  onChange: (scheduledAt: string) => void;
  /** Called on Ctrl+Enter in the field. */
  onSubmit?: () => void;
}) {
  const { t } = useLingui();
  const [openedAt] = useState(() => Date.now());
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && parseDateField(typed) === undefined;
  const isTooSoon = !isInvalid && !isSchedulable(value, openedAt);
  return (
    <TextInput
      label={t`Scheduled time`}
      description={t`In your time zone`}
      error={isInvalid || isTooSoon ? t`Choose a time at least five minutes from now` : undefined}
      name={scheduleFieldName}
      type="datetime-local"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that was clicked
      autoFocus={hasFocus}
      disabled={isDisabled}
      min={toDateFieldValue(openedAt + minScheduleDelayMs)}
      value={typed ?? toDateFieldValue(value)}
      onChange={({ target }) => {
        const moment = parseDateField(target.value);
        setTyped(moment === undefined ? target.value : undefined);
        if (moment !== undefined) onChange(moment);
      }}
      onKeyDown={(event) => {
        if (!onSubmit || !isSubmitKey(event.nativeEvent)) return;
        event.preventDefault();
        onSubmit();
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
