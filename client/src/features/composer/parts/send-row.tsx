import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { can } from '#api/capabilities.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { draftMedia } from '../attachments/draft-media.ts';
import { visibilityIcons } from '#components/status/visibility-icons.ts';
import { Icon } from '#ui/icon.tsx';
import styles from '../composer.module.css';
import { offeredVisibilities } from '../offered-visibilities.ts';
import type { ComposerState } from '../use-composer.ts';
import { QuietSelect } from './quiet-select.tsx';

/** Explains each visibility in the select. */
const meanings: Readonly<Record<Visibility, MessageDescriptor>> = {
  public: msg`Anyone, in public timelines`,
  unlisted: msg`Anyone, not in public timelines`,
  private: msg`Only your followers`,
  direct: msg`Only people mentioned`,
  local: msg`Only people on this server`,
};

/** Select for the visibility among the allowed ones; the current value is always included. */
function VisibilitySelect({
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
      <QuietSelect
        shownText={i18n._(visibilityIcons[value].label)}
        aria-label={t`Visibility`}
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
      </QuietSelect>
    </span>
  );
}

/** The last row of the form: visibility and submit. */
export function SendRow({
  composer,
  isBlocked,
  parentVisibility,
  submitLabel,
  onCancel,
  cancelLabel,
  isQuiet,
}: {
  composer: ComposerState;
  /** True if the draft cannot be sent in its current state. */
  isBlocked: boolean;
  parentVisibility: Visibility | undefined;
  submitLabel: string;
  onCancel: (() => void) | undefined;
  cancelLabel: string | undefined;
  /** There is nothing to send yet, so the button does not stand out. */
  isQuiet: boolean;
}) {
  const { t } = useLingui();
  const { draft, change, isSending } = composer;
  const ongoing = useStore(useSession().part(draftMedia).uploads.store, (uploads) =>
    draft.attachments.some(({ key }) => uploads[key] && uploads[key].error === undefined),
  );
  const submitText = (): string => {
    if (ongoing) {
      const total = draft.attachments.length;
      const number = draft.attachments.filter(({ mediaId }) => mediaId !== null).length + 1;
      return t`Uploading ${number} of ${total}`;
    }
    if (draft.scheduledAt !== undefined) return t`Schedule`;
    return draft.thread.length === 0
      ? submitLabel
      : t`Post all ${{ count: draft.thread.length + 1 }}`;
  };
  const facts = useStore(useSession().instance, ({ info }) => info.serverInfo);
  return (
    <div className={classNames(styles.tools, styles.audience)}>
      {draft.editing === undefined && (
        <VisibilitySelect
          value={draft.visibility}
          isDisabled={isSending}
          choices={offeredVisibilities(parentVisibility, can('localVisibility', facts))}
          onChange={(visibility) => change({ visibility })}
        />
      )}
      <span className={styles.send}>
        {onCancel && (
          <Button aria-disabled={isSending || undefined} onClick={isSending ? undefined : onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          type="submit"
          variant={isQuiet ? 'quiet' : 'primary'}
          isBusy={isSending}
          disabled={isBlocked}
        >
          {submitText()}
        </Button>
      </span>
    </div>
  );
}
