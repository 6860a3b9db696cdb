import type { StatusRow } from '../rows/status-row.ts';

/**
 * Returns the ids of the elements that describe a card to screen readers, which otherwise read only
 * the author's name: subject and text, or the reason why the card is folded. The text below a
 * closed subject is left out, since the description would reveal it. `nameId` is the id of the
 * element with the author's name.
 */
export function cardDescriptionIds(
  nameId: string,
  { spoilerText = '' }: Pick<StatusRow, 'spoilerText'>,
  {
    isFolded,
    isDeleted = false,
    isUnfolded,
  }: {
    isFolded: boolean;
    isDeleted?: boolean;
    /** Whether the viewer has unfolded the content below the subject. */
    isUnfolded: boolean;
  },
): string {
  if (isDeleted) return '';
  if (isFolded) return `${nameId}-reason`;
  const text = `${nameId}-text`;
  if (spoilerText.trim() === '') return text;
  return isUnfolded ? `${nameId}-subject ${text}` : `${nameId}-subject`;
}
