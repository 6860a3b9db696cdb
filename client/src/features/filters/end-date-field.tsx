import { useLingui } from '@lingui/react/macro';
import { TextInput } from '#ui/forms/text-input.tsx';

/** Formats milliseconds since 1970 for a date field. */
function toDateField(moment: number | null): string {
  return moment === null ? '' : new Date(moment).toISOString().slice(0, 10);
}

/** Field for the date on which a filter ends, in milliseconds since 1970; null for no end. */
export function EndDateField({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t({ message: 'Filter until', comment: 'Label of a date: the filter ends then' })}
      description={t`Leave empty to keep it forever`}
      type="date"
      value={toDateField(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Date.parse(target.value))}
    />
  );
}
