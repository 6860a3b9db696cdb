import type { LanguageFormats } from './language-formats.ts';

function withOf(month: string): string {
  return /^[ao]/.test(month) ? `d’${month}` : `de ${month}`;
}

export const occitanFormats: LanguageFormats = {
  months: [
    'genièr',
    'febrièr',
    'març',
    'abril',
    'mai',
    'junh',
    'julhet',
    'agost',
    'setembre',
    'octòbre',
    'novembre',
    'decembre',
  ],
  shortMonths: [
    'gen.',
    'feb.',
    'març',
    'abr.',
    'mai',
    'junh',
    'julh.',
    'agost',
    'set.',
    'oct.',
    'nov.',
    'dec.',
  ],
  weekdays: ['dimenge', 'diluns', 'dimars', 'dimècres', 'dijòus', 'divendres', 'dissabte'],
  shortWeekdays: ['dg.', 'dl.', 'dm.', 'dc.', 'dj.', 'dv.', 'ds.'],
  dates: {
    full: ({ weekday, day, month, year }) => `${weekday} ${day} ${withOf(month)} de ${year}`,
    weekday: ({ shortWeekday, day, shortMonth, year }) =>
      `${shortWeekday} ${day} ${shortMonth} ${year}`,
    medium: ({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`,
    month: ({ month, year }) => `${month} de ${year}`,
  },
  dateTime: (date, time) => `${date}, ${time}`,
  now: 'ara',
  past: (span) => `fa ${span}`,
  future: (span) => `d’aicí ${span}`,
  units: {
    second: { one: 'segonda', other: 'segondas' },
    minute: { one: 'minuta', other: 'minutas' },
    hour: { one: 'ora', other: 'oras' },
    day: { one: 'jorn', other: 'jorns' },
    week: { one: 'setmana', other: 'setmanas' },
    month: { one: 'mes', other: 'meses' },
    year: { one: 'an', other: 'ans' },
  },
  shortUnits: {
    second: 's',
    minute: 'min',
    hour: 'h',
    day: 'j',
    week: 'setm.',
    month: 'm.',
    year: 'a.',
  },
  and: 'e',
  or: 'o',
};
