import { Plural, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { formatNumber } from '#i18n/format/number.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../form/composer.module.css';
import { charactersLeft, type DraftLimits } from '#session/drafts/draft-limits.ts';
import type { OpenDraft } from '#session/drafts/open-draft.ts';
import type { DraftTransform } from '../form/use-composer.ts';

/** Below this number of characters left, the count is highlighted. */
const lowCount = 100;

/**
 * The number of characters that a text may still have. For screen readers it is a sentence, which
 * describes the field by the id. They are also notified when the text becomes too long, since the
 * submit button that is then disabled does not have the focus.
 */
export function TextCount({
  left,
  id,
  isQuiet = false,
}: {
  left: number;
  id: string;
  /**
   * Whether the count is visible only when few characters are left; screen readers always get it.
   */
  isQuiet?: boolean;
}) {
  const { t, i18n } = useLingui();
  const over = -left;
  const isOver = over > 0;
  const isLow = left < lowCount;
  return (
    <span
      className={classNames(
        styles.count,
        isQuiet && !isLow && styles.quiet,
        isLow && styles.low,
        isOver && styles.over,
      )}
    >
      <span aria-hidden="true">{formatNumber(left, i18n.locale)}</span>
      <VisuallyHidden>
        <span id={id}>
          {isOver ? (
            <Plural
              value={{ count: over }}
              one="# character too many"
              other="# characters too many"
            />
          ) : (
            <Plural value={{ count: left }} one="# character left" other="# characters left" />
          )}
        </span>
        <output>{isOver && t`The text is too long`}</output>
      </VisuallyHidden>
    </span>
  );
}

/**
 * The count of an open draft. It renders with each letter, in the same frame, while the composer around
 * it renders later.
 */
export function OpenTextCount({
  openDraft,
  sendOverride,
  limits,
  ...rest
}: {
  openDraft: OpenDraft;
  /** Returns the draft as it is sent: mentions of a message are added only then, and count. */
  sendOverride: DraftTransform;
  limits: DraftLimits;
} & Omit<ComponentProps<typeof TextCount>, 'left'>) {
  const left = useStore(openDraft.store, () => {
    const { text, subject } = sendOverride(openDraft.draft());
    return charactersLeft(text, subject, limits);
  });
  return <TextCount {...rest} left={left} />;
}
