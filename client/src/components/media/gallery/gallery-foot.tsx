import { Plural, Trans } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import { Button } from '#ui/buttons/button.tsx';

/** The buttons below a gallery: show all attachments, and cover sensitive or filtered ones again. */
export function GalleryFoot({
  count,
  isCut,
  isOpen,
  isFiltered,
  onToggle,
  onHide,
}: {
  /** Number of all attachments. */
  count: number;
  isCut: boolean;
  /** Whether all attachments are shown, also those above the limit. */
  isOpen: boolean;
  /** Whether a filter covers the attachments. */
  isFiltered: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Covers the revealed attachments again; undefined if none was revealed. */
  onHide: (() => void) | undefined;
}) {
  return (
    <>
      {isCut && (
        <Button size="small" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          {isOpen ? (
            <Trans>Show fewer attachments</Trans>
          ) : (
            <Plural value={count} one="Show # attachment" other="Show all # attachments" />
          )}
        </Button>
      )}
      {onHide && (
        <Button icon={EyeOff} size="small" onClick={onHide}>
          {isFiltered ? <Trans>Hide filtered media</Trans> : <Trans>Hide sensitive media</Trans>}
        </Button>
      )}
    </>
  );
}
