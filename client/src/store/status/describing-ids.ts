import type { StatusRow } from '../rows/status-row.ts';

/**
 * Returns the ids of the elements that describe a card for screen readers, which hear only the
 * author's name otherwise: subject and text, or why the card is folded. Text below a closed subject
 * is left out, since a description would reveal it. `nameId` is the id of the card's name.
 */
export function describingIds(
  nameId: string,
  { spoilerText = '' }: Pick<StatusRow, 'spoilerText'>,
  {
    isFolded,
    isDeleted = false,
    isUnfolded,
  }: {
    isFolded: boolean;
    isDeleted?: boolean;
    /** Content below the subject is shown. */
    isUnfolded: boolean;
  },
): string {
  if (isDeleted) return '';
  if (isFolded) return `${nameId}-reason`;
  const text = `${nameId}-text`;
  if (spoilerText.trim() === '') return text;
  return isUnfolded ? `${nameId}-subject ${text}` : `${nameId}-subject`;
}
