import { useLingui } from '@lingui/react/macro';
import { visibilityLooks } from '#domain/status/visibility-looks.ts';
import type { Visibility } from '#entities/rows/status-row.ts';
import { Icon } from '#ui/icon.tsx';
import { visibilityMeanings } from '../visibility-meanings.ts';
import styles from './visibility-select.module.css';

/** Chooses who will read it, among the scopes allowed here; the one that it has is shown in any case. */
export function VisibilitySelect({
  value,
  choices,
  isDisabled,
  onChange,
}: {
  value: Visibility;
  choices: readonly Visibility[];
  isDisabled: boolean;
  onChange: (value: Visibility) => void;
}) {
  const { i18n, t } = useLingui();
  const shown = choices.includes(value) ? choices : [...choices, value];
  return (
    <span className={styles.select}>
      <Icon of={visibilityLooks[value].icon} />
      <select
        aria-label={t`Who can read this`}
        title={i18n._(visibilityMeanings[value])}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = shown.find((choice) => choice === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {shown.map((choice) => (
          <option key={choice} value={choice}>
            {i18n._(visibilityLooks[choice].label)}
          </option>
        ))}
      </select>
    </span>
  );
}
