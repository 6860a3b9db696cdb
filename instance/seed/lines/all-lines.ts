import type { Line } from '../script.ts';
import { fortySentences } from './forty-sentences.ts';
import { gardens } from './gardens.ts';
import { here } from './here.ts';
import { liftsAndKitchens } from './lifts-and-kitchens.ts';
import { nightAndNorth } from './night-and-north.ts';
import { schoolAndStation } from './school-and-station.ts';
import { everyKind } from './every-kind.ts';
import { theMonthBefore } from './the-month-before.ts';
import { betweenFew } from './between-few.ts';
import { mornings } from './mornings.ts';
import { railsAndStars } from './rails-and-stars.ts';
import { dailyReports } from './daily-reports.ts';
import { smallThings } from './small-things.ts';
import { writing } from './writing.ts';

/** All lines of the demo world. */
export const allLines: readonly Line[] = [
  ...mornings,
  ...writing,
  ...gardens,
  ...railsAndStars,
  ...here,
  ...smallThings,
  ...fortySentences,
  ...liftsAndKitchens,
  ...schoolAndStation,
  ...nightAndNorth,
  ...everyKind,
  ...theMonthBefore,
  ...betweenFew,
  ...dailyReports,
];
