import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, WheelEvent } from 'react';
import { focusableIn } from '#ui/focus/focusable.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './emoji-picker.module.css';
import { groupIcons, sectionTitle } from './group-icons.ts';
import { ItemFace } from './item-face.tsx';
import type { PickerSection } from './picker-sections.ts';

function Face({ section }: { section: PickerSection }) {
  const entry = Object.entries(groupIcons).find(([name]) => name === section.id)?.[1];
  if (entry) return <Icon of={entry.icon} />;
  const [first] = section.items;
  return first && <ItemFace item={first} />;
}

function handleArrow(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: bar, key } = event;
  const buttons = focusableIn(bar);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRightToLeft ? at - 1 : at + 1,
    ArrowLeft: isRightToLeft ? at + 1 : at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = steps[key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons.at(to % buttons.length)?.focus();
}

/* Lets a vertical mouse wheel scroll the tabs. */
function handleWheel({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}

/** A button per group with one tab stop; a click scrolls its title to the top of the grid. */
export function GroupTabs({
  sections,
  current,
  onShow,
}: {
  sections: readonly PickerSection[];
  /** The group at the top of the grid. */
  current: string | undefined;
  onShow: (id: string) => void;
}) {
  const { t, i18n } = useLingui();
  const isKnown = sections.some(({ id }) => id === current);
  const chosen = isKnown ? current : sections[0]?.id;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Groups of emoji`}
      className={styles.tabs}
      onKeyDown={handleArrow}
      onWheel={handleWheel}
    >
      {sections.map((section) => {
        const title = sectionTitle(section, (words) => i18n._(words));
        return (
          <button
            key={section.id}
            type="button"
            title={title}
            aria-label={title}
            aria-pressed={section.id === chosen}
            tabIndex={section.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(section.id)}
          >
            <Face section={section} />
          </button>
        );
      })}
    </div>
  );
}
