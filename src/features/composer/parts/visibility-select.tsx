import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { visibilityIcons } from '#components/status/visibility-icons.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './visibility-select.module.css';
import quiet from './quiet-select.module.css';

/** Explains each visibility in the select. */
const meanings: Readonly<Record<Visibility, MessageDescriptor>> = {
  public: msg`Everybody, and on public timelines`,
  unlisted: msg`Everybody, but not on public timelines`,
  private: msg`Only the people who follow you`,
  direct: msg`Only the people you mention`,
  local: msg`Only the members of this instance`,
};

/** Select for the visibility among the allowed ones; the current value is always included. */
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
      <Icon of={visibilityIcons[value].icon} />
      <select
        className={quiet.select}
        aria-label={t`Who can read this`}
        title={i18n._(meanings[value])}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = shown.find((choice) => choice === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {shown.map((choice) => (
          <option key={choice} value={choice}>
            {i18n._(visibilityIcons[choice].label)}
          </option>
        ))}
      </select>
    </span>
  );
}
