import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Car from 'lucide-react/icons/car';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Lightbulb from 'lucide-react/icons/lightbulb';
import PawPrint from 'lucide-react/icons/paw-print';
import Shapes from 'lucide-react/icons/shapes';
import Smile from 'lucide-react/icons/smile';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import Utensils from 'lucide-react/icons/utensils';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, WheelEvent } from 'react';
import { Icon, type IconGlyph } from '#ui/pictures/icon.tsx';
import { focusableIn } from '#ui/focus/focusable.ts';
import type { StandardEmojiGroup } from '#session/emoji/standard-emoji.ts';
import styles from './emoji-picker.module.css';
import { PickerItemImage } from './picker-item-image.tsx';
import type { PickerSection } from '#session/emoji/picker-sections.ts';

/** Titles and tab icons of the picker's groups. Emoji packs have their own titles and icons. */
const groupIcons: Readonly<
  Record<
    'recent' | StandardEmojiGroup,
    { readonly title: MessageDescriptor; readonly icon: IconGlyph }
  >
> = {
  recent: { title: msg`Recently used`, icon: Clock },
  smileys: { title: msg`Smileys and feelings`, icon: Smile },
  people: {
    title: msg({
      message: 'People',
      context: 'emoji',
      comment: 'Group of emoji: bodies and gestures',
    }),
    icon: User,
  },
  animals: { title: msg`Animals and nature`, icon: PawPrint },
  food: { title: msg`Food and drink`, icon: Utensils },
  travel: { title: msg`Travel and places`, icon: Car },
  activities: { title: msg`Activities`, icon: Trophy },
  objects: { title: msg`Objects`, icon: Lightbulb },
  symbols: {
    title: msg({ message: 'Symbols', comment: 'Group of emoji: arrows, hearts' }),
    icon: Shapes,
  },
  flags: { title: msg`Flags`, icon: Flag },
};

/** Returns the title of a group in the reader's language, or of a pack. */
export function pickerSectionTitle(
  { id, title }: { readonly id: string; readonly title?: string },
  say: (message: MessageDescriptor) => string,
): string {
  const entry = Object.entries(groupIcons).find(([name]) => name === id)?.[1];
  if (entry) return say(entry.title);
  return title === undefined || title === '' ? say(msg`Other emoji from this server`) : title;
}

function SectionImage({ section }: { section: PickerSection }) {
  const entry = Object.entries(groupIcons).find(([name]) => name === section.id)?.[1];
  if (entry) return <Icon of={entry.icon} />;
  const [first] = section.items;
  return first && <PickerItemImage item={first} />;
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

/* Lets a vertical mouse wheel scroll the tabs; in right-to-left languages the end is on the
   left. */
function handleWheel({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  if (deltaX === 0) currentTarget.scrollLeft += ahead * deltaY;
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
      aria-label={t`Emoji groups`}
      className={styles.tabs}
      onKeyDown={handleArrow}
      onWheel={handleWheel}
    >
      {sections.map((section) => {
        const title = pickerSectionTitle(section, (message) => i18n._(message));
        return (
          <button
            key={section.id}
            type="button"
            title={title}
            aria-pressed={section.id === chosen}
            tabIndex={section.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(section.id)}
          >
            <span aria-hidden className={styles.image}>
              <SectionImage section={section} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
