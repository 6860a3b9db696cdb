import { createSeededRandom, type Random } from '../random.ts';
import type { Line } from '../script.ts';

const skies = [
  'cloud in one piece',
  'rain, then the idea of rain',
  'clear, with one decorative cloud',
  'fog on the canal, boats by ear',
  'a thin frost on the sheds',
  'sun until somebody hung out the washing',
  'drizzle that denies everything',
  'wind from the west, hats from the east',
  'hail, briefly, for emphasis',
  'mist in the allotments, voices in the mist',
] as const;

const remarks = [
  'One heron.',
  'No heron.',
  'Two herons, not speaking.',
  'A smell of bread from the north-east.',
  'The gutter on the library holds.',
  'The gutter on the library does not hold.',
  'The fox crossed at 05:12.',
  'A bicycle has been left out. Somebody knows whose.',
  'Good drying until two.',
  'Beans advised to stay in.',
  'The bell rope will be damp.',
  'Visibility three fields and a tractor.',
] as const;

const ducks = [
  'This is Agnes. Agnes has seen the far side of the pond and prefers this one.',
  'Duck. He is not lost. He is early.',
  'Today’s duck was asleep with one eye open, reading you.',
  'A pair. They have been arguing about bread since Tuesday.',
  'A mallard with the walk of a man who owns the path.',
  'No duck today. A goose. We do not talk about it.',
  'Duck in rain. The rain came off worse.',
  'Small, round, furious. Ten out of ten.',
  'Bernard again. He heard there was a photograph.',
  'Nine ducklings. One of them has already been to space, in her opinion.',
  'Duck standing on another duck. Both seem fine with it.',
  'This one came when called. I had called somebody else.',
  'Upside-down duck. Working hours.',
  'Agnes and Bernard, side by side, not a couple, please.',
] as const;

const questions: readonly (readonly [string, readonly (readonly [string, number])[]])[] = [
  [
    'Which of these has a heart that beats more than a thousand times a minute?',
    [
      ['Hummingbird', 402],
      ['Rook', 31],
      ['A contestant', 277],
    ],
  ],
  [
    'What does a campanologist ring?',
    [
      ['Bells', 611],
      ['Ducks', 120],
      ['Their mother', 340],
    ],
  ],
  [
    'How many sleepers lie under one kilometre of ordinary track?',
    [
      ['About 500', 90],
      ['About 1,600', 322],
      ['Depends who snores', 410],
    ],
  ],
  [
    'Which letter is the newest in the Latin alphabet?',
    [
      ['J', 288],
      ['W', 203],
      ['Z', 77],
      ['The one on my typewriter that sticks', 198],
    ],
  ],
  [
    'A group of moths is called…',
    [
      ['An eclipse', 301],
      ['A whisper', 266],
      ['A bill for a new coat', 350],
    ],
  ],
  [
    'Which planet would float in a bath, if you had the bath?',
    [
      ['Saturn', 505],
      ['Jupiter', 121],
      ['I have seen your bath', 260],
    ],
  ],
];

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function weather(random: Random, day: number): Line[] {
  return [6, 18].map((clock): Line => {
    const degrees = Math.round(random.between(1, 11));
    const text = `${two(clock)}:00. ${degrees} ${degrees === 1 ? 'degree' : 'degrees'}, ${random.pick(skies)}. ${random.pick(remarks)} #weather`;
    return { by: 'weatherhen', ago: day * 24 + (18 - clock) + 4.2, text };
  });
}

function tide(random: Random, day: number): Line {
  const first = Math.floor(random.between(0, 12));
  const minute = Math.floor(random.between(0, 60));
  const metres = random.between(2.8, 4.2).toFixed(1);
  return {
    by: 'tide@harbour.example',
    ago: day * 24 + 13.5,
    text: `High water ${two(first)}:${two(minute)} and ${two(first + 12)}:${two((minute + 24) % 60)}, ${metres} m at the north mole. Low water in between, as is traditional. #tides`,
  };
}

const days = Array.from({ length: 23 }, (_, index) => index + 7);

/** Daily posts of bots, and the ducks. */
export const dailyReports: readonly Line[] = days.flatMap((day): Line[] => {
  const random = createSeededRandom(`reports of day ${day}`);
  const lines = [...weather(random, day), tide(random, day)];
  const duck = ducks[day % ducks.length] ?? ducks[0];
  if (day % 4 !== 3)
    lines.push({
      by: 'duckling@pond.example',
      ago: day * 24 + 9,
      text: `${duck} :duckling:`,
      emoji: [{ name: 'duckling', motif: 'duck', hue: 46 }],
      pictures: [
        {
          scene: 'pond',
          alt: `A pond with yellow ducks, day ${day}.`,
          shape: day % 4 === 0 ? 'square' : 'wide',
        },
      ],
    });
  const question = questions[(day - 7) / 4];
  if (question)
    lines.push({
      by: 'quiz@games.example',
      ago: day * 24 + 4,
      text: `Question of the day: ${question[0]}`,
      poll: { options: question[1], hours: 24, votes: { jun: 0, lotte: 0, priya: 2 } },
    });
  return lines;
});
