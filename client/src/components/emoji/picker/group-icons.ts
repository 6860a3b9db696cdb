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
import type { IconGlyph } from '#ui/icon.tsx';
import type { StandardGroup } from '../standard-emoji.ts';

/** Names of the picker's groups and icons of their tabs; packs have their own. */
export const groupIcons: Readonly<
  Record<'recent' | StandardGroup, { readonly title: MessageDescriptor; readonly icon: IconGlyph }>
> = {
  recent: { title: msg`Recently used`, icon: Clock },
  smileys: { title: msg`Smileys and feelings`, icon: Smile },
  people: { title: msg`People`, icon: User },
  animals: { title: msg`Animals and nature`, icon: PawPrint },
  food: { title: msg`Food and drink`, icon: Utensils },
  travel: { title: msg`Travel and places`, icon: Car },
  activities: { title: msg`Activities`, icon: Trophy },
  objects: { title: msg`Objects`, icon: Lightbulb },
  symbols: { title: msg`Symbols`, icon: Shapes },
  flags: { title: msg`Flags`, icon: Flag },
};

/** Returns the title of a group in the reader's language, or of a pack. */
export function sectionTitle(
  { id, title }: { readonly id: string; readonly title?: string },
  say: (words: MessageDescriptor) => string,
): string {
  const entry = Object.entries(groupIcons).find(([name]) => name === id)?.[1];
  if (entry) return say(entry.title);
  return title === undefined || title === '' ? say(msg`Other emoji of this server`) : title;
}
