import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { PollDraft } from '#session/drafts/draft.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';
import { Select } from '#ui/forms/select.tsx';
import styles from './composer-part.module.css';
import { PollExpiry } from './poll-expiry.tsx';
import { PollOptions } from './poll-options.tsx';

/** Fields of a poll: options, multiple choice and expiry. */
export function PollFields({
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
  const change = (part: Partial<PollDraft>): void => onChange({ ...poll, ...part });
  return (
    <fieldset ref={form} className={styles.part} disabled={isDisabled}>
      <legend>
        <Trans>Poll</Trans>
      </legend>
      <PollOptions
        options={poll.options}
        limits={limits}
        form={form}
        onChange={(options) => change({ options })}
      />
      <div className={styles.expiry}>
        <Select
          label={t({
            message: 'Options per voter',
            comment: 'Label of the choice “One option” or “Several options”',
          })}
          options={[
            { value: 'one', label: t`One option` },
            { value: 'several', label: t`Several options` },
          ]}
          value={poll.multiple ? 'several' : 'one'}
          onChoose={(value) => change({ multiple: value === 'several' })}
        />
        <PollExpiry poll={poll} limits={limits} onChange={(expiresIn) => change({ expiresIn })} />
      </div>
    </fieldset>
  );
}
