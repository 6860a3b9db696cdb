import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import fieldStyles from '#ui/forms/field.module.css';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import styles from './filters.module.css';

/** Checkboxes for the contexts in which a rule or filter applies. */
export function ContextCheckboxes({
  legend,
  places,
  chosen,
  onChange,
}: {
  legend: ReactNode;
  places: readonly (readonly [string, MessageDescriptor])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset className={classNames(layout.columns, styles.places)}>
      <legend className={fieldStyles.label}>{legend}</legend>
      {places.map(([place, label]) => (
        <Checkbox
          key={place}
          label={i18n._(label)}
          checked={chosen.includes(place)}
          onToggle={(isOn) =>
            onChange(isOn ? [...chosen, place] : chosen.filter((other) => other !== place))
          }
        />
      ))}
    </fieldset>
  );
}
