import { Plural, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { formatNumber } from '#i18n/format/number.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../form/composer.module.css';
import { charactersLeft, type DraftLimits } from '#session/drafts/draft-limits.ts';
import type { OpenDraft } from '#session/drafts/open-draft.ts';
import type { SendOverride } from '../form/use-composer.ts';

/** Fewer characters left than this are marked. */
const lowCount = 100;

/**
 * How many characters a text may still have. Screen readers get a sentence, as the description of
 * the field with this id, and hear when the text becomes too long: the button that it disables has
 * no focus.
 */
export function TextCount({
  left,
  id,
  isQuiet = false,
}: {
  left: number;
  id: string;
  /** Only screen readers get it until few are left. */
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
 * The count of an open draft. Renders with each letter, in the same frame, while the composer
 * around it is delayed.
 */
export function OpenTextCount({
  openDraft,
  sendOverride,
  limits,
  ...rest
}: {
  openDraft: OpenDraft;
  /** A message gets its mentions only when it is sent. */
  sendOverride: SendOverride;
  limits: DraftLimits;
} & Omit<ComponentProps<typeof TextCount>, 'left'>) {
  const left = useStore(openDraft.store, () => {
    const { text, subject } = sendOverride(openDraft.draft());
    return charactersLeft(text, subject, limits);
  });
  return <TextCount {...rest} left={left} />;
}
