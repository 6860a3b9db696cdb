import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import type { PollDraft } from '#session/drafts/draft.ts';
import { formatLocales } from '#i18n/format/format-locales.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import {
  changePollUnit,
  offeredExpiries,
  pollBounds,
  pollExpiry,
  pollUnit,
  pollUnits,
  pollUnitSeconds,
  type PollUnit,
} from '#session/drafts/poll-rules.ts';

const unitNames: Readonly<Record<PollUnit, MessageDescriptor>> = {
  minutes: msg`Minutes`,
  hours: msg`Hours`,
  days: msg`Days`,
};

/** The name of each unit in `Intl.NumberFormat`. */
const intlUnits = { minutes: 'minute', hours: 'hour', days: 'day' } as const;

interface PollExpiryProps {
  readonly poll: PollDraft;
  readonly limits: PollLimits;
  readonly onChange: (expiresIn: number) => void;
}

/** Fields for any duration within the server's bounds. */
function CustomExpiry({ poll, limits, onChange }: PollExpiryProps) {
  const { i18n, t } = useLingui();
  const [unit, setUnit] = useState(() => pollUnit(poll.expiresIn, limits));
  const { least, most } = pollBounds(unit, limits);
  /* The text of the field, which may be out of bounds while typing. The stored value is always
     within the bounds. */
  const [typed, setTyped] = useState<string>();
  const shown = Math.round(poll.expiresIn / pollUnitSeconds[unit]);
  return (
    <>
      <TextInput
        label={t`Duration`}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? String(shown)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(pollExpiry(target.valueAsNumber, unit, limits));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <Select
        label={t`Time unit`}
        options={pollUnits(limits).map((value) => ({ value, label: i18n._(unitNames[value]) }))}
        value={unit}
        onChoose={(next) => {
          setUnit(next);
          setTyped(undefined);
          onChange(changePollUnit(poll.expiresIn, unit, next, limits));
        }}
      />
    </>
  );
}

/** Select for the common durations of a poll, and fields for any other duration. */
export function PollExpiry({ poll, limits, onChange }: PollExpiryProps) {
  const { i18n, t } = useLingui();
  const { expiresIn } = poll;
  const expiries = offeredExpiries(limits);
  const [isCustom, setIsCustom] = useState(!expiries.includes(expiresIn));
  const nameOf = (expiry: number): string => {
    const unit = pollUnit(expiry, limits);
    const style = { style: 'unit', unit: intlUnits[unit], unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(formatLocales(i18n.locale), style).format(
      expiry / pollUnitSeconds[unit],
    );
  };
  return (
    <>
      <Select
        label={t`Poll duration`}
        options={[
          ...expiries.map((expiry) => ({ value: String(expiry), label: nameOf(expiry) })),
          { value: 'custom', label: t`Other duration…` },
        ]}
        value={isCustom || !expiries.includes(expiresIn) ? 'custom' : String(expiresIn)}
        onChoose={(value) => {
          setIsCustom(value === 'custom');
          if (value !== 'custom') onChange(Number(value));
        }}
      />
      {(isCustom || !expiries.includes(expiresIn)) && (
        <CustomExpiry poll={poll} limits={limits} onChange={onChange} />
      )}
    </>
  );
}
