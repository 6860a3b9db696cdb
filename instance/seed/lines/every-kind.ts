import type { Line } from '../script.ts';
import { conversation } from '../conversation.ts';

/** Unusual posts: animations, videos, Flash, unknown files, many mentions, many edits. */
export const everyKind: readonly Line[] = [
  {
    by: 'mothlight@attic.example',
    ago: 219,
    text: 'It would not hold still, so neither does the picture. #moths',
    files: [
      {
        kind: 'swaying',
        motif: 'moth',
        hue: 40,
        alt: 'An animation: a pale moth rocking from side to side.',
      },
    ],
    repeated: ['plot42', 'mira'],
  },
  {
    by: 'seb',
    ago: 187,
    text: 'my cat listening to the news',
    files: [
      {
        kind: 'swaying',
        motif: 'cat',
        hue: 200,
        format: 'webp',
        alt: 'An animation: a dark cat’s head tilting left and right.',
      },
      {
        kind: 'swaying',
        motif: 'cat',
        hue: 20,
        format: 'gif',
        alt: 'The same cat in another light, still tilting.',
      },
    ],
    reactions: { '😂': ['priya', 'lotte', 'jun', 'noor'] },
  },
  {
    by: 'sleeper@rails.example',
    ago: 177,
    text: 'Four seconds from the window of coach six. The lemon was not harmed.',
    files: [
      {
        kind: 'film',
        scene: 'nighttrain',
        alt: 'A film: lit windows of a night train slide past under stars.',
      },
    ],
    liked: ['mira', 'jun', 'heinz', 'bram', 409],
    repeated: ['heinz', 'mira', 70],
    reactions: { nighttrain: ['mira', 'jun', 'heinz', 'bram'], lemon: ['mira', 'heinz'] },
  },
  {
    by: 'ines@harbour.example',
    ago: 104.3,
    text: 'Two films and a picture: out, back, and what was for lunch.',
    files: [
      { kind: 'film', scene: 'ferry', alt: 'A film: the harbour at dusk, from left to right.' },
      { kind: 'film', scene: 'ferrygold', alt: 'A film: the same harbour in golden light.' },
    ],
    pictures: [{ scene: 'bread', alt: 'Four loaves on a board. Lunch for six.' }],
  },
  ...conversation(
    {
      by: 'lotte',
      ago: 281,
      text: 'For the archaeologists among you: my first game, 2003. You move a square. There is no way to win; I was eleven and honest.',
      files: [{ kind: 'flash', alt: 'A Flash film: a yellow square goes to and fro.' }],
    },
    [
      ['priya', 'What happens at the edge?'],
      ['lotte', 'Regret.', 1],
      ['seb', '>be square\n>go left\n>go right\n>relatable'],
    ],
  ),
  {
    by: 'edda',
    ago: 267,
    text: 'The pattern for the blue sleeve, in the format of a knitting machine from 1986. If yours can open it, please tell mine how.',
    files: [{ kind: 'odd', alt: 'A file of a kind that no browser knows.' }],
  },
  {
    by: 'edda',
    ago: 263,
    text: 'Since several of you asked what a picture of ninety-six by seventy-two pixels looks like: it looks like this. It was my telephone’s best.',
    pictures: [{ scene: 'hills', shape: 'tiny', alt: 'A very small picture of hills.' }],
  },
  ...conversation(
    {
      key: 'minutes',
      by: 'plot42',
      ago: 315,
      text: '@mira @edda @bram @salma @oskar @pia @heinz @amadou The gate committee meets on Thursday at six, at the gate if it opens and beside it if not. Bring a chair and an opinion; we have one of each to spare.',
      reactions: { beans: ['edda', 'mira', 'bram'] },
    },
    [
      [
        'bram',
        '@mira @edda @salma @oskar @pia @heinz @amadou I shall bring the hinge. It is an opinion as well.',
      ],
      ['heinz', 'Ich bringe einen Korken.'],
      [
        'edda',
        '@bram @mira @salma @oskar @pia @heinz @amadou As moderator I bring only the tea, which is neutral.',
      ],
      ['mira', 'I have proofread the agenda. Item 2 now agrees with itself.'],
    ],
  ),
  {
    by: 'mira',
    ago: 229,
    text: 'A post I have edited three times, so that you do not have to read what it said.',
    edited: {
      text: 'A post I have edited twice, so that you do not have to read what it said, and of course you will.',
      afterMinutes: 12,
    },
    reactions: { '😂': ['jun', 'edda', 'lotte'] },
  },
  {
    by: 'ananse@storyhouse.example',
    ago: 236,
    subject:
      'A long story about a short man, told at the length of the winter in which it happened, with two interruptions, a goat, and a moral that was removed at the request of the goat',
    text: 'There was a man so short that the rain reached him last, and he was proud of it.\n\nOne winter the snow came up to his hat. “At last,” said the neighbours, “we are rid of his opinions.” But a hat with opinions is still heard in the village, and more people bowed to it than ever had to him.\n\n(Here the goat came in and was given a chair.)\n\nThe man dug. He dug for nine days, towards what he thought was his own door, and came out in the middle of the wedding of his daughter, whom he had told not to marry in winter. He looked at the cake. He looked at the goat, who had been invited. “I was just passing,” he said, and danced until the snow on his shoulders became the rain, and reached him last.\n\n(Here the goat asked for a change in the text.)\n\nThe hat stands on the gatepost still. It is polite to nod.',
    liked: ['noor', 'kofi', 'mira', 'jun', 'pia', 402],
    repeated: ['noor', 'kofi', 'pia', 66],
    bookmarked: ['mira', 'jun', 'salma'],
  },
  {
    by: 'priya',
    ago: 149.3,
    format: 'text/html',
    text: '<p>A note from the test floor, in <abbr title="HyperText Markup Language">HTML</abbr>:</p><ul><li>Doors: <b>willing</b></li><li>Cabin: <i>thoughtful</i></li><li>Button 3: <del>stuck</del> resting</li></ul><blockquote>“Up” is a direction and a mood.</blockquote><p>Formula of the day: E = mc<sup>2</sup>, floors<sub>max</sub> = 11.</p>',
  },
  {
    by: 'jun',
    ago: 191,
    format: 'text/x.misskeymarkdown',
    text: '締切前夜の訳者 $[bounce ☕] $[shake 助けて] $[fade 静かに消える]\n\n<ruby>栞<rt>しおり</rt></ruby> is the word for the thing you lose *before* the book.',
  },
  {
    by: 'noor',
    ago: 202,
    text: 'كتبتُ عن #المطر، و #القطط، وعن سؤالٍ واحد: من علّم الشارع أن يلمع قبل أن تصل؟ @wei عنده صورة لهذا.',
    reactions: { '🌧️': ['wei', 'zainab', 'mira'] },
  },
  {
    by: 'wei',
    ago: 201.5,
    text: '@noor 有的。等它干之前拍的。',
    pictures: [
      { scene: 'nightcity', alt: '雨后的街道，灯光铺在地上。', shape: 'panorama' },
      { scene: 'canal', alt: '清晨的运河。', shape: 'tall' },
      { scene: 'window', alt: '窗上的雨滴。', shape: 'square' },
      { scene: 'nighttrain', alt: '驶过的夜车。' },
    ],
    liked: ['noor', 'jun', 'mira', 'zainab'],
  },
  {
    by: 'aviva',
    ago: 183,
    text: 'שלט במכולת: «סגור כי יצאתי. פתוח כי אחזור». צילמתי אותו לפני שמישהו יתקן את זה.',
    reactions: { '💛': ['noor', 'mira'] },
  },
  {
    by: 'bram',
    ago: 174.2,
    text: 'Left my own bicycle unlocked as an experiment. It was returned before it was taken, with the saddle raised one centimetre. They were right.',
    repeated: ['oskar', 'heinz'],
  },
  {
    by: 'duckling@pond.example',
    ago: 101,
    text: 'Agnes :duckling: and Bernard :duckling: and, at the back, :goose: whom nobody invited.',
    emoji: [
      { name: 'duckling', motif: 'duck', hue: 46 },
      { name: 'goose', motif: 'duck', hue: 210 },
    ],
    pictures: [{ scene: 'pond', alt: 'Five yellow ducks on a blue pond.' }],
    foreignReactions: [
      { name: 'duckling', motif: 'duck', hue: 46, by: ['duckling', 'cassette', 'marten'] },
      { name: 'goose', motif: 'duck', hue: 210, by: ['isolde'] },
    ],
  },
  {
    by: 'jun',
    ago: 172,
    text: 'Both ways of reading it are in the original, so I translated neither and left a gap shaped like both.',
    foreignReactions: [{ name: 'sparklefox', motif: 'fox', hue: 22, by: ['haru', 'yuki'] }],
  },
  {
    by: 'loud@noise.example',
    ago: 196,
    text: '@mira WHY DO YOU WRITE SO QUIETLY',
    liked: [],
  },
  {
    key: 'shout',
    by: 'loud@noise.example',
    ago: 195,
    text: '@mira @jun @salma @edda @bram @oskar @noor IS ANYBODY THERE!!! AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    liked: [],
  },
  {
    key: 'spam',
    by: 'winnie',
    ago: 208,
    text: 'TRUMPETS half price, half trumpet. Ask me privately. @mira @jun @tomas',
    liked: [],
  },
  {
    by: 'winnie',
    ago: 207.6,
    text: 'Do you know somebody who needs a trumpet. Do they know.',
    liked: [],
  },
  {
    by: 'mira@elsewhere.example',
    ago: 160.5,
    text: '@mira Somebody sent me your post about commas. I have mended it and am sending it back, dry.',
    liked: ['mira', 'jun'],
  },
  ...conversation(
    {
      by: 'rookbot',
      ago: 168,
      text: 'This week at Rookery: many posts, more hearts, one fox. The most used emoji was :heron:, the least used one was :onion:, which is sad, as onions are.',
    },
    [
      ['amadou', 'I shall correct this at once. :onion:'],
      ['edda', ':onion:'],
      ['heinz', ':onion: (Ich hoffe, das war richtig.)'],
      ['rookbot', 'The least used emoji is now :clock:.'],
    ],
    { every: 3 },
  ),
];
