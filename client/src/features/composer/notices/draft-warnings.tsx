import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type RefObject, useId, useState } from 'react';
import type { Draft, DraftAttachment } from '#session/drafts/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusRevealed } from '#ui/focus/focusable.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';
import type { DraftWarning } from '#session/drafts/draft-warnings.ts';
import { findAddress } from '#session/drafts/mentions.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { useDraftWarnings, warningPreferences } from './use-draft-warnings.ts';
import styles from './draft-warnings.module.css';

interface DraftWarningsProps {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly parentVisibility: Visibility | undefined;
  readonly attachments: Attachments;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Shows the select for the language and focuses it. */
  readonly onLanguage: () => void;
}

function describeMissing(missing: readonly DraftAttachment[]): MessageDescriptor {
  const count = missing.length;
  return missing.every(({ kind }) => kind === 'image')
    ? msg`${plural(count, { one: '# image has no description', other: '# images have no description' })}`
    : msg`${plural(count, { one: '# file has no description', other: '# files have no description' })}`;
}

/** Returns the message of each warning, and the action that corrects it, if there is one. */
function useRemedies(
  { draft, change, parentVisibility, attachments, field, onLanguage }: DraftWarningsProps,
  isUnreachable: (acct: string) => boolean,
): Readonly<
  Record<
    DraftWarning,
    { message: MessageDescriptor; remedy?: readonly [label: string, run: () => void] | undefined }
  >
> {
  const { t } = useLingui();
  const missing = draft.attachments.filter(({ description }) => description.trim() === '');
  const [first] = missing;
  const mention = findAddress(draft.text, isUnreachable);
  return {
    audience: {
      message: msg`Your reply is more public than the original post`,
      remedy: parentVisibility && [
        t`Use the original post’s visibility`,
        () => change({ visibility: parentVisibility }),
      ],
    },
    descriptions: {
      message: describeMissing(missing),
      remedy: first && [t`Add`, () => attachments.open(first.key)],
    },
    language: {
      message: msg`This doesn’t look like the selected language`,
      remedy: [
        t({
          message: 'Change',
          comment: 'Verb, button after a warning (“Change” the language) and for keys',
        }),
        onLanguage,
      ],
    },
    mention: {
      message: msg`You mention someone you’ve blocked or whose account no longer exists`,
      remedy: mention && [
        t`Show`,
        () => {
          field.current?.focus();
          field.current?.setSelectionRange(...mention);
        },
      ],
    },
    repeat: { message: msg`You just posted almost the same text` },
  };
}

/**
 * Shows the warnings about a draft in one line, with the actions that correct them. No warning blocks
 * sending, and each kind can be switched off.
 */
export function DraftWarnings(props: DraftWarningsProps) {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const { warnings, isUnreachable } = useDraftWarnings(props.draft, props.parentVisibility);
  const remedies = useRemedies(props, isUnreachable);
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const shown = showsAll ? warnings : warnings.slice(0, 1);
  const hiddenCount = warnings.length - shown.length;
  return (
    <output className={styles.warnings}>
      {shown.map((warning) => {
        const { message, remedy } = remedies[warning];
        const text = i18n._(message);
        return (
          <span key={warning} className={styles.warning}>
            <Icon of={warning === 'language' ? Languages : TriangleAlert} />
            <span id={`${id}-${warning}`} className={styles.text}>
              {text}
            </span>
            {remedy && (
              <Button
                size="small"
                variant="text"
                aria-describedby={`${id}-${warning}`}
                onClick={remedy[1]}
              >
                {remedy[0]}
              </Button>
            )}
            <IconButton
              icon={X}
              size="small"
              label={t`Don’t warn me again: ${{ warning: text }}`}
              onClick={() => preferences.set(warningPreferences[warning], false)}
            />
          </span>
        );
      })}
      {hiddenCount > 0 && (
        <Button
          size="small"
          variant="text"
          className={styles.more}
          onClick={({ currentTarget }) => focusRevealed(currentTarget, () => setShowsAll(true))}
        >
          <Plural value={hiddenCount} one="# more warning" other="# more warnings" />
        </Button>
      )}
    </output>
  );
}
