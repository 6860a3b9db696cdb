import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from '../composer.module.css';
import { offeredVisibilities } from '../offered-visibilities.ts';
import type { ComposerState } from '../use-composer.ts';
import { FormatLanguageSelects } from './format-language-selects.tsx';
import { PostAsSelect } from './post-as-select.tsx';
import { VisibilitySelect } from './visibility-select.tsx';

/** The last row of the form: visibility, format, language, account and submit. */
export function ComposerFooter({
  composer,
  isBlocked,
  parentVisibility,
  submitLabel,
  onCancel,
  cancelLabel,
}: {
  composer: ComposerState;
  /** True if the draft cannot be sent in its current state. */
  isBlocked: boolean;
  parentVisibility: Visibility | undefined;
  submitLabel: string;
  onCancel: (() => void) | undefined;
  cancelLabel: string | undefined;
}) {
  const { t } = useLingui();
  const { draft, change, isSending } = composer;
  const submitText = (): string => {
    if (draft.scheduledAt !== undefined) return t`Schedule`;
    return draft.thread.length === 0 ? submitLabel : t`Post all ${draft.thread.length + 1}`;
  };
  const facts = useStore(useSession().instance, ({ info }) => info.serverInfo);
  return (
    <div className={classNames(styles.tools, styles.foot)}>
      {draft.editing === undefined && (
        <VisibilitySelect
          value={draft.visibility}
          isDisabled={isSending}
          choices={offeredVisibilities(parentVisibility, can('localVisibility', facts))}
          onChange={(visibility) => change({ visibility })}
        />
      )}
      <FormatLanguageSelects
        contentType={draft.contentType}
        language={draft.language}
        isDisabled={isSending}
        onChange={change}
      />
      <PostAsSelect composer={composer} />
      <span className={styles.send}>
        {onCancel && (
          <Button aria-disabled={isSending || undefined} onClick={isSending ? undefined : onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isSending} disabled={isBlocked}>
          {submitText()}
        </Button>
      </span>
    </div>
  );
}
