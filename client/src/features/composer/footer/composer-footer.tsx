import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DraftFields, isEmptyDraft } from '#session/drafts/draft.ts';
import type { InstanceInfo } from '#session/instance/instance-info.ts';
import { classNames } from '#ui/class-names.ts';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import styles from '../form/composer.module.css';
import type { DraftTransform } from '../form/use-composer.ts';
import { SubmitRow } from './submit-row.tsx';
import { ComposerOptions } from './composer-options.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { DraftWarnings } from '../notices/draft-warnings.tsx';
import type { ComposerOption } from './more-menu.tsx';
import { OpenTextCount } from './text-count.tsx';

/**
 * The lower end of the composer, which stays visible: tools and count, options, visibility and submit
 * button. In a sheet on phones the tools come last, next to the on-screen keyboard.
 */
export function ComposerFooter({
  limits,
  countId,
  sendOverride,
  defaults,
  attachments,
  field,
  subject,
  isPreviewed,
  menuItems,
  onPreview,
  onPicking,
  isSheet,
  isCompact,
  ...rest
}: {
  limits: InstanceInfo;
  /** Id of the count, which describes the text field. */
  countId: string;
  /** Returns the draft as it is sent, by which its length is counted. */
  sendOverride: DraftTransform;
  defaults: DraftFields;
  /** Whether the composer is a sheet, which has visibility and submit button at its upper end. */
  isSheet: boolean;
  /** Whether the tools are in one row with visibility and submit button on phones. */
  isCompact: boolean;
} & Omit<ComponentProps<typeof ComposerTools>, 'onOption' | 'isShort'> &
  ComponentProps<typeof SubmitRow>) {
  const { composer, parentVisibility } = rest;
  const { draft, change } = composer;
  const [openOptions, setOpenOptions] = useState<readonly ComposerOption[]>([]);
  const openOption = (option: ComposerOption): void => {
    flushSync(() => setOpenOptions([...openOptions, option]));
    focusNamedField(field.current?.form ?? null, option);
  };
  const isShort = useMediaQuery(mobileQuery) && isCompact && !isSheet;
  const tools = (
    <div className={classNames(styles.tools, isSheet && styles.lastRow)}>
      <ComposerTools
        {...{ composer, attachments, field, subject, isShort, isPreviewed, menuItems }}
        onPreview={onPreview}
        onPicking={onPicking}
        onOption={openOption}
      />
      {limits.textLimit > 0 && (
        <OpenTextCount
          id={countId}
          isQuiet={isShort}
          openDraft={composer.openDraft}
          {...{ sendOverride, limits }}
        />
      )}
    </div>
  );
  return (
    <div className={styles.foot}>
      {!isSheet && tools}
      <ComposerOptions composer={composer} defaults={defaults} opened={openOptions} />
      {!isEmptyDraft(draft) && (
        <DraftWarnings
          {...{ draft, change, parentVisibility, attachments, field }}
          onLanguage={() => openOption('language')}
        />
      )}
      {isSheet ? tools : <SubmitRow {...rest} className={isCompact ? undefined : styles.lastRow} />}
    </div>
  );
}
