import type { Line } from '../script.ts';
import { conversation } from '../conversation.ts';

/** Direct and private conversations, and one late evening. */
export const betweenFew: readonly Line[] = [
  ...conversation(
    {
      by: 'salma',
      ago: 322,
      visibility: 'direct',
      text: '@edda The trumpet person again. I have looked at the reports: four, all correct, one in verse.',
    },
    [
      ['edda', 'Close the account, keep the verse.'],
      ['salma', 'Closed. The verse is on the fridge.', 1],
    ],
    { every: 25 },
  ),
  ...conversation(
    {
      by: 'tomas',
      ago: 112.4,
      visibility: 'direct',
      text: '@mira About your stairs: I carried it up myself while you were out. It is behind the door. It bites.',
    },
    [
      ['mira', 'I have found it. We have shaken hands. Thank you, and what do I owe you?'],
      ['tomas', 'One tango, danced, badly, at the allotment party.', 1],
      ['mira', 'You drive a hard bargain and I have soft shoes. Done.', 2],
    ],
    { every: 16 },
  ),
  ...conversation(
    {
      by: 'priya',
      ago: 66.5,
      visibility: 'direct',
      text: '@jun @mira For the radio play: I can lend you a lift. A real one, after eleven, with permission and a thermos.',
    },
    [
      ['jun', '@mira A real lift! Recast the staircase!'],
      ['mira', '@jun The staircase will hear of this. I am in, and I bring the thermos.'],
      ['priya', '@jun @mira 02:14 at building C, then. You know the floor.'],
    ],
    { every: 7 },
  ),
  {
    by: 'salma',
    ago: 6.8,
    visibility: 'direct',
    text: '@jun Your backup arrived, all of it, including four hundred drafts called “final”.',
  },
  {
    by: 'edda',
    ago: 52.5,
    visibility: 'private',
    text: 'Only for those who follow me: I am taking three days off from moderating. @salma has the room. The wool has me.',
    reactions: { '💙': ['mira', 'jun', 'salma'] },
  },
  ...conversation(
    {
      key: 'power',
      by: 'bram',
      ago: 242,
      text: 'Power cut in the whole quarter. Who else is sitting in the dark, reading this on the last nine per cent?',
      repeated: ['mira', 'edda', 'noor'],
      reactions: { '🕯️': ['mira', 'edda', 'noor', 'oskar', 'wei'] },
    },
    [
      ['edda', 'Present. Six per cent, one candle, half a sleeve.'],
      ['noor', 'أنا. والقطة تقود الآن.'],
      ['oskar', 'Der Ofen ist mit Holz. Wer friert, kommt rüber, Hintereingang, leise klopfen.'],
      ['amadou', 'I have soup and no lift. Fourth floor, bring legs.'],
      [
        'priya',
        'All my lifts have gone to the ground floor and opened their doors, as they were taught. I am a little bit proud in the dark.',
      ],
      ['lotte', 'Cards by candle. My mother claims to see the kings.'],
      [
        'silas',
        'I can see the gap where you all are, from here. I have turned the lamp a little. Tell me when it reaches you.',
      ],
      ['mira', 'It reached the canal. It reached the HERON. It looked extremely caught.', 7],
      [
        'kofi',
        'Do you hear that? The fridges have stopped. That is what the street sounds like. I am recording until the battery goes.',
      ],
      ['wei', '医院有电。我把窗帘都拉开了，借你们一点光。'],
      ['bram', 'I can see the hospital from here. Thank you, @wei.', 10],
      ['seb', '>be me\n>2%\n>tell everyone good ni'],
      ['jun', 'He was so young. He was at two per cent.', 12],
      [
        'salma',
        'The server is on its own battery and wishes to say that it has four hours and is not worried. I have three candles and am a little worried.',
      ],
      [
        'heinz',
        'Im Stellwerk hatten wir für so etwas eine Lampe und ein Lied. Die Lampe ist kaputt. Das Lied geht noch.',
      ],
      [
        'pia',
        'Wir hören dich bis in den Hof, Heinz. Die ganze Straße singt jetzt die zweite Strophe falsch.',
        15,
      ],
      ['tomas', 'I have found the key. The accordion does not need a plug.', 16],
      ['aviva', 'כל השלטים כבויים. עכשיו רואים את האותיות.'],
      ['plot42', 'The fox is walking down the middle of the road as if it had ordered this.'],
      ['zainab', 'أطفئوا الشموع دقيقة واحدة وانظروا فوق. هذه هي القائمة كاملة.'],
      [
        'petra@observatory.example',
        'Please tell your whole quarter that I have never seen your sky so well from here. Thank you. Do not hurry.',
        20,
      ],
      ['mira', 'Everybody is at the window. Nobody is saying anything, in nine languages.', 20],
      ['edda', 'Four per cent. Best evening this year.'],
      ['rookbot', 'Power returned at 23:07. Posts during the dark: twenty-four. Reports: none.'],
      ['seb', 'ght'],
    ],
    { every: 4 },
  ),
];
