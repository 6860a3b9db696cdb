import type { Line } from '../script.ts';
import { conversation } from '../conversation.ts';

/** Priya's lifts, Amadou's kitchen, Seb's evenings, Lotte's rules. */
export const liftsAndKitchens: readonly Line[] = [
  ...conversation(
    {
      key: 'lift-bug',
      by: 'priya',
      ago: 603,
      text: 'Today’s bug: the lift in building C has been going to the fourth floor every night at 02:14, opening its doors, waiting eleven seconds, and coming home. #lifts',
      repeated: ['jun', 'mira', 'kofi'],
      bookmarked: ['mira', 'jun'],
    },
    [
      ['jun', 'I write radio plays. Please do not fix this before Thursday.'],
      ['seb', '>be lift\n>go visit friend\n>friend is a floor'],
      ['kofi', 'Does it ring when the doors open? May I come and record it?'],
      [
        'priya',
        'It does. You may. Bring a coat, the fourth floor is not heated for visitors or lifts.',
        3,
      ],
      ['wei', '夜班的人懂它。'],
      ['lotte', 'Eleven seconds is exactly how long I wait for a doorbell before I feel foolish.'],
      [
        'priya',
        'Found it. A cleaner used to ride up at 02:14; in 2011 somebody wrote a rule so that she need not wait. She retired. Nobody told the rule.',
      ],
      ['mira', 'I am not going to edit that. I am going to sit down.', 7],
      ['salma', 'Leave it in?', 7],
      ['priya', 'I have moved it to a file called courtesy.ts', 9],
    ],
    { every: 14 },
  ),
  {
    by: 'priya',
    ago: 548,
    format: 'text/markdown',
    text: 'The whole art, in nine lines:\n\n```js\nfunction nextFloor(calls, here, direction) {\n  const ahead = calls.filter((floor) => (floor - here) * direction > 0);\n  if (ahead.length > 0) return nearest(ahead, here);\n  const behind = calls.filter((floor) => floor !== here);\n  return behind.length > 0 ? nearest(behind, here) : here;\n}\n```\n\nEverything else is **doors**, and doors are where the *people* are.',
    reactions: { '👏': ['jun', 'lotte', 'seb'] },
  },
  {
    by: 'priya',
    ago: 341,
    text: 'A child asked me whether the lift is sad when nobody comes. I said it has a timer for that. She said: “So have I.”',
  },
  {
    by: 'priya',
    ago: 205,
    format: 'text/bbcode',
    text: '[b]Maintenance notice[/b], for those who miss how notices used to look:\n[quote]Lift 2 will be [u]out of service[/u] on Tuesday. Lift 1 will be [i]quietly proud[/i].[/quote]\nDetails at [url=https://lifts.example/notice]the usual place[/url].',
  },
  ...conversation(
    {
      key: 'tomatoes',
      by: 'amadou',
      ago: 577,
      text: 'The market had no tomatoes, so dinner is called “a study in red without red”. Eleven guests. Send courage, or paprika. :pan:',
      reactions: { pan: ['oskar', 'edda', 'mira'] },
    },
    [
      ['oskar', 'Brot ist unterwegs. Brot macht aus allem ein Essen.'],
      ['edda', 'I have a jar that I was saving for an occasion. Is this an occasion?'],
      ['amadou', 'It is now. Bring the jar, do not tell the jar.', 2],
      ['noor', 'عندي فلفل. وعندي أيضاً رأي.'],
      ['amadou', 'Both are welcome, the pepper first.', 4],
      ['mira', 'How was it?'],
      [
        'amadou',
        'Nine asked for the recipe, one asked for the window, and one cried, in a good way, into the study.',
        6,
      ],
    ],
  ),
  {
    by: 'amadou',
    ago: 489,
    subject: 'food, fish, eyes',
    sensitive: true,
    text: 'He looked at me from the slab as if we had an appointment. So we had.',
    pictures: [
      {
        scene: 'desk',
        alt: 'A kitchen table with a lamp and a row of coloured boxes.',
        shape: 'square',
      },
    ],
  },
  {
    by: 'amadou',
    ago: 398,
    text: 'Recette de ma grand-mère, complète : « Tu goûtes. Tu ajoutes ce qui manque. Tu ne dis rien. »',
    language: 'fr',
    repeated: ['oskar', 'noor'],
  },
  {
    by: 'amadou',
    ago: 262,
    text: 'The neighbours below have begun to cook with the window open. It is not a war. It is a correspondence.',
  },
  {
    by: 'amadou',
    ago: 118.6,
    text: 'Nine pictures of one evening, because I could not choose, and the soup would not either.',
    pictures: (
      [
        'desk',
        'bread',
        'window',
        'nightcity',
        'canal',
        'moth',
        'allotment',
        'snow',
        'pond',
      ] as const
    ).map((scene, index) => ({
      scene,
      alt: `Picture ${index + 1} of nine: ${['the table before', 'the bread', 'the window', 'the street below', 'the walk to the market', 'an uninvited guest at the lamp', 'where the beans came from', 'the first snow at the door', 'the pond, for no reason but ducks'][index] ?? ''}.`,
      shape: (['wide', 'tall', 'square'] as const)[index % 3] ?? 'wide',
    })),
    reactions: { pan: ['edda', 'oskar', 'mira', 'jun'] },
  },
  ...conversation(
    {
      by: 'seb',
      ago: 534,
      text: '>be me\n>new flat, thin walls\n>hear neighbour practising the same four notes\n>every night, 21:00\n>one night: silence\n>21:00, 21:05, 21:10\n>play the four notes back on a glass\n>long pause\n>fifth note',
      repeated: ['jun', 'kofi', 'lotte'],
    },
    [
      ['kofi', 'I would like the fifth note for the programme.'],
      ['tomas', 'It is an accordion, isn’t it? It sounds like an accordion even in writing.'],
      ['seb', 'it is a lady called Margit and it is a trombone', 2],
      ['isolde@opera.example', 'I have heard worse beginnings to operas. I have prompted them.'],
    ],
  ),
  {
    by: 'seb',
    ago: 431,
    text: '>find old phone in drawer\n>charge it\n>one unread message\n>“are you coming”\n>from me\n>to me\n>yes',
  },
  {
    by: 'seb',
    ago: 257,
    text: 'everyone talks about work-life balance but nobody talks about bike-soup balance (I dropped the soup)',
    reactions: { '😂': ['priya', 'lotte', 'bram'] },
  },
  {
    by: 'lotte',
    ago: 611,
    text: 'I found a game in the cellar with all its pieces and no rules. We have been playing it for three hours. I am winning, or making tea.',
  },
  ...conversation(
    {
      by: 'lotte',
      ago: 457,
      format: 'text/x.misskeymarkdown',
      text: 'Final score, and I will not be humble: $[tada 41 to 38]. My aunt’s answer was $[shake the table]. The dice were $[spin :dice:] innocent. <small>They were my dice.</small>',
    },
    [
      ['priya', 'I want to see the log file of those dice.'],
      ['lotte', 'The log file is a tablecloth.', 1],
      [
        'quiz@games.example',
        'The probability of this is one in nine hundred. The probability of aunts is one.',
      ],
    ],
  ),
  {
    by: 'lotte',
    ago: 322,
    format: 'text/x.misskeymarkdown',
    text: '$[x2 Puzzle 312]\n\nThree doors. $[fg.color=c33 Red] says: “Green lies.” $[fg.color=383 Green] says: “Blue lies.” $[fg.color=36c Blue] says: “They both lie, and I have a draught.”\n\nWhich one do you **paint**?',
  },
  {
    by: 'lotte',
    ago: 166,
    text: 'Which house rule is a crime?',
    poll: {
      options: [
        ['Money under the free parking', 71],
        ['“You said it, so it counts”', 55],
        ['The youngest may look', 38],
        ['My mother decides', 90],
        ['All of these are my house', 47],
      ],
      hours: 400,
      multiple: true,
      votes: { mira: 3, jun: 1, priya: 0, pia: 2, seb: 4, edda: 3 },
    },
  },
];
