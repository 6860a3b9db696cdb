import { useLingui } from '@lingui/react/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { EmojiButton } from '#components/completion/emoji-button.tsx';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import buttonStyles from '#ui/buttons/icon-button.module.css';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { AttachButton } from '../attachments/attach-button.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';
import styles from '../form/composer.module.css';
import { newPoll } from '#session/drafts/poll-rules.ts';
import { useAllowsFiles } from '../form/use-allows-files.ts';
import type { ComposerState } from '../form/use-composer.ts';
import { useSticker } from '../attachments/use-sticker.ts';
import { subjectFieldName } from '../form/content-warning-field.tsx';
import { type ComposerOption, MoreMenu } from './more-menu.tsx';

/**
 * The buttons of the composer: files, poll, emoji, content warning, and a menu with the other tools.
 * If `isShort`, poll and content warning are in the menu as well.
 */
export function ComposerTools({
  composer: { draft, change, isSending, draftKey },
  attachments,
  field,
  subject,
  isShort,
  isPreviewed,
  menuItems,
  onPreview,
  onPicking,
  onOption,
}: {
  composer: ComposerState;
  attachments: Attachments;
  /** The text field, into which emoji are inserted. */
  field: RefObject<HTMLTextAreaElement | null>;
  subject: { readonly isShown: boolean; readonly isAlways: boolean; toggle: () => void };
  isShort: boolean;
  isPreviewed: boolean;
  menuItems: readonly MenuItem[];
  onPreview: () => void;
  /** Called when the emoji picker opens and closes. */
  onPicking: (isOpen: boolean) => void;
  /** Called for a select that the composer should show and focus. */
  onOption: (option: ComposerOption) => void;
}) {
  const { t } = useLingui();
  const { serverInfo, pollLimits } = useStore(useSession().instance, ({ info }) => info);
  const addSticker = useSticker(attachments);
  const { poll, editing } = draft;
  const form = (): HTMLFormElement | null => field.current?.form ?? null;
  const allowsFiles = useAllowsFiles(draft);
  const hasPoll = can('polls', serverInfo) && editing === undefined && allowsFiles;
  const togglePoll = (): void => change({ poll: poll ? undefined : newPoll(pollLimits) });
  const shortItems: readonly MenuItem[] = [
    ...(hasPoll
      ? [
          {
            id: 'poll',
            icon: ChartColumn,
            label: t`Poll`,
            isChecked: poll !== undefined,
            onSelect: togglePoll,
          },
        ]
      : []),
    {
      id: 'subject',
      icon: MessageSquareWarning,
      label: t`Content warning`,
      isChecked: subject.isShown,
      onSelect: () => {
        flushSync(() => subject.toggle());
        focusNamedField(form(), subjectFieldName);
      },
    },
  ];
  return (
    <>
      {allowsFiles && <AttachButton attachments={attachments} isDisabled={isSending} />}
      {hasPoll && !isShort && (
        <IconButton
          icon={ChartColumn}
          label={t`Poll`}
          isOn={poll !== undefined}
          disabled={isSending}
          onClick={togglePoll}
        />
      )}
      <EmojiButton
        field={field}
        isDisabled={isSending}
        onToggle={onPicking}
        onSticker={addSticker}
      />
      {!subject.isAlways && !isShort && (
        <button
          type="button"
          title={t`Content warning`}
          aria-label={t`Content warning (CW)`}
          aria-pressed={subject.isShown}
          disabled={isSending}
          onClick={() => subject.toggle()}
          className={classNames(buttonStyles.button, styles.textTool)}
        >
          {t({ message: 'CW', comment: 'Button, short for content warning' })}
        </button>
      )}
      <MoreMenu
        {...{ draft, change, draftKey, attachments, isPreviewed, onPreview, form }}
        isDisabled={isSending}
        onOption={onOption}
        firstItems={isShort ? shortItems : []}
        items={menuItems}
      />
    </>
  );
}
