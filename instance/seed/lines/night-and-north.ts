import type { Line } from '../script.ts';
import { conversation } from '../conversation.ts';

/** The lighthouse, the north, the forest, the opera, the library at night, found tapes. */
export const nightAndNorth: readonly Line[] = [
  ...conversation(
    {
      key: 'lamp',
      by: 'silas',
      ago: 668,
      text: 'The lamp was switched off officially in 2009. I switch it on unofficially at dusk. Nobody has ever written to complain; one ship wrote to say good evening.',
      pictures: [
        {
          scene: 'lighthouse',
          alt: 'A red and white lighthouse at dusk, its beam reaching over violet water.',
          shape: 'tall',
        },
      ],
      repeated: ['ines', 'luz', 'mira', 'solveig'],
      reactions: { '🕯️': ['ines', 'luz', 'solveig'], '✨': ['mira', 'salma'] },
    },
    [
      [
        'luz@harbour.example',
        'For the record: pilots still use it. For the record: there is no record.',
      ],
      ['ines@harbour.example', 'We say “there is Silas” and turn left.'],
      ['silas', 'Thirty-one metres, and I have just had to sit down on all of them.', 2],
    ],
  ),
  {
    by: 'silas',
    ago: 521,
    text: 'Storm. The tower hums in B flat. @tomas confirms by telephone that it is a good B flat.',
  },
  {
    by: 'silas',
    ago: 413,
    text: 'People imagine lighthouse keepers are lonely. I have 142 steps and know each of them by its complaint.',
  },
  {
    by: 'silas',
    ago: 274,
    text: 'A film from the top window, as the fog goes by. Four seconds is how long I can hold a telephone still.',
    files: [
      {
        kind: 'film',
        scene: 'lighthouse',
        alt: 'A slow pan along a dusky coast with a lighthouse.',
      },
    ],
    repeated: ['solveig'],
  },
  ...conversation(
    {
      by: 'solveig@north.example',
      ago: 618,
      text: 'First day without sun. I have said goodbye to it properly this year, with coffee. It will be back on the eighteenth of January, twelve minutes, and I know where I shall stand.',
      pictures: [{ scene: 'aurora', alt: 'Green and violet northern lights over low dark hills.' }],
      repeated: ['mira', 'silas', 31],
    },
    [
      ['silas', 'I have a spare lamp. It is rather large.'],
      ['edda', 'What do you do against the dark? Asking as someone with wool.'],
      [
        'solveig@north.example',
        'Letters. You would not believe how much light there is in other people’s handwriting.',
        2,
      ],
      ['mira', 'I have read that four times and each time somebody switched something on.', 3],
    ],
    { every: 17 },
  ),
  {
    by: 'solveig@north.example',
    ago: 495,
    text: 'Delivered today: eleven letters, one sledge, a cactus addressed to “my brother, unless he is still cross”. He signed for it. We waited. He is not cross.',
    repeated: ['mira', 'edda', 44],
  },
  {
    by: 'solveig@north.example',
    ago: 379,
    text: 'The whole sky, as far as the telephone could turn.',
    pictures: [
      {
        scene: 'aurora',
        alt: 'A very wide picture of northern lights over a flat horizon.',
        shape: 'panorama',
      },
    ],
    liked: ['mira', 'salma', 'silas', 'zainab', 801],
    repeated: ['salma', 'silas', 'mira', 120],
    foreignReactions: [
      { name: 'borealis', motif: 'star', hue: 150, by: ['solveig', 'silas'] },
      { name: 'duckling', motif: 'duck', hue: 46, by: ['duckling'] },
    ],
  },
  {
    by: 'solveig@north.example',
    ago: 154.4,
    text: 'Minus nineteen. My moustache froze. I do not have a moustache; it was somebody else’s, he was behind me in the queue.',
  },
  ...conversation(
    {
      by: 'marten@woodland.example',
      ago: 586,
      text: 'Walked the north side with a class of nine-year-olds. Ten minutes of silence were promised; we managed four. In the fourth minute a deer came to see what was wrong.',
      pictures: [
        {
          scene: 'forest',
          alt: 'Tall trunks in a pale green dawn, a low sun between them.',
          shape: 'tall',
        },
      ],
    },
    [
      ['pia', 'Four minutes is a national record. Signed, a professional.'],
      ['mothlight@attic.example', 'What did the deer conclude?'],
      ['marten@woodland.example', 'That nothing was wrong. She stayed for lunch.', 2],
    ],
  ),
  {
    by: 'marten@woodland.example',
    ago: 437,
    text: 'A tree that fell in 1987 is now eleven trees. I call it a meeting.',
  },
  {
    by: 'marten@woodland.example',
    ago: 252,
    text: 'Column of the week: one beech, whole. You will have to scroll, and so did I, with my neck.',
    pictures: [
      { scene: 'forest', alt: 'One very tall, narrow picture of forest trunks.', shape: 'column' },
    ],
  },
  {
    by: 'silas',
    ago: 366.5,
    text: 'For those who asked what one looks at up here: https://observatory.example/tonight. I only hold the other lamp.',
  },
  {
    by: 'isolde@opera.example',
    ago: 598,
    text: 'The art of prompting: be one word ahead, and never be right out loud.',
    repeated: ['jun', 'mira'],
    bookmarked: ['jun'],
  },
  ...conversation(
    {
      by: 'isolde@opera.example',
      ago: 468,
      text: 'Dress rehearsal. The dragon has stage fright. The soprano is holding its foot.',
    },
    [
      ['jun', 'Which foot? For the script.'],
      ['isolde@opera.example', 'The one with Marcello in it.', 1],
      ['kofi', 'Does stage fright make a sound?'],
      ['isolde@opera.example', 'Yes: zips.', 3],
    ],
  ),
  {
    by: 'isolde@opera.example',
    ago: 246,
    text: 'He sang the wrong verse so beautifully that I turned my page back to meet him.',
    liked: ['jun', 'mira', 'noor', 188],
    repeated: ['jun', 19],
  },
  {
    by: 'yuki@kitsune.example',
    ago: 574,
    text: '夜の返却ポスト、今日の内容：料理本五冊、全部に同じページの折り目。町じゅうが肉じゃがの夜らしい。',
    repeated: ['haru', 'jun'],
  },
  ...conversation(
    {
      by: 'yuki@kitsune.example',
      ago: 402,
      text: '閉館の音楽が流れると、みんな急に大事なページを見つける。',
    },
    [
      ['haru@kitsune.example', '喫茶店でも同じです。閉店十分前のコーヒーは長い。'],
      ['jun', '翻訳も同じです。締切の朝に一番いい言葉が来る。'],
      ['yuki@kitsune.example', 'では来月から一日中あの曲を流します。'],
    ],
  ),
  {
    by: 'haru@kitsune.example',
    ago: 333,
    text: '喫茶「とまり木」閉店の貼り紙。理由の欄に「よく働いたので」とだけありました。',
    pictures: [{ scene: 'window', alt: '閉店した喫茶店の窓。', shape: 'square' }],
  },
  {
    by: 'cassette@attic.example',
    ago: 554,
    text: 'Tape 212, no label. Side A: a man explains to somebody called Ruth how to prune a pear tree. Side B: Ruth explains it back.',
    repeated: ['kofi', 'plot42', 'mothlight'],
  },
  {
    by: 'cassette@attic.example',
    ago: 418,
    text: 'This one plays in full: a music box, recorded through a door. Whoever you are, it kept.',
    files: [{ kind: 'sound', tune: 'lullaby', alt: 'A slow lullaby on a music box.' }],
    repeated: ['kofi', 'jun'],
    reactions: { '💙': ['kofi', 'jun', 'mothlight'] },
  },
  {
    by: 'cassette@attic.example',
    ago: 143,
    text: 'I have been asked how I know that nobody wants these tapes back. I do not. I say their names at the end of every post, and somebody did write, once. Tape 40 has gone home.',
  },
  {
    by: 'gareth@bells.example',
    ago: 555,
    text: 'The sexton asks us to ring “something cheerful, but not as if we were glad”.',
  },
  {
    by: 'gareth@bells.example',
    ago: 428,
    text: 'Rounds, then plain hunt, recorded from the churchyard with a telephone in a sock. Eight bells; can you hear where the seventh nearly sneezes?',
    files: [
      { kind: 'sound', tune: 'rounds', alt: 'Eight bells ringing down the scale, twice.' },
      {
        kind: 'sound',
        tune: 'plainhunt',
        alt: 'Eight bells changing places with their neighbours.',
      },
    ],
    liked: ['kofi', 'edda', 'tomas', 61],
    repeated: ['kofi', 'tomas', 12],
  },
  {
    by: 'kofi',
    ago: 339,
    text: 'For everyone who asked: the library stamp, as sent by @mira. Two beats.',
    files: [{ kind: 'sound', tune: 'stamp', alt: 'A stamp: a dull thud, then a softer one.' }],
    repeated: ['mira', 'edda'],
  },
];
