import type { ReactNode } from 'react';
import { Checkbox } from '#ui/forms/checkbox.tsx';

/** Checkbox of several reports, which shows whether all, some or none of them are selected. */
export function PartialCheckbox({
  label,
  selectedCount,
  count,
  onToggle,
}: {
  label: ReactNode;
  selectedCount: number;
  count: number;
  onToggle: () => void;
}) {
  return (
    <Checkbox
      label={label}
      checked={count > 0 && selectedCount === count}
      ref={(box) => {
        if (box) box.indeterminate = selectedCount > 0 && selectedCount < count;
      }}
      onToggle={onToggle}
    />
  );
}
