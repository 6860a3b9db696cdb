import type { Line } from '../script.ts';
import { conversation } from '../conversation.ts';

/** Pia's class, Opa Heinz's railway, Zainab's numbers; partly in German and Arabic. */
export const schoolAndStation: readonly Line[] = [
  ...conversation(
    {
      key: 'null',
      by: 'pia',
      ago: 640,
      language: 'de',
      text: 'Heute in der Zweiten: „Wenn die Welt eine Kugel ist, warum sind dann alle Häuser gerade?“ Ich unterrichte seit elf Jahren und habe keine Antwort, die so gut ist wie die Frage. #klassenzimmer',
      repeated: ['oskar', 'heinz', 'edda'],
    },
    [
      ['oskar', 'Weil die Maurer sonst beim Frühstück wegrollen.'],
      [
        'heinz',
        'Schienen sind auch gerade, liebes Kind, und trotzdem bin ich immer wieder zu Hause angekommen.',
      ],
      ['pia', 'Das lese ich morgen vor. Mit Namen.', 2],
      ['heinz', 'Dann bitte mit „Lokführer i. R.“, die Enkelin sagt, das macht etwas her.', 3],
    ],
    { language: 'de', every: 21 },
  ),
  {
    by: 'pia',
    ago: 516,
    language: 'de',
    text: 'Elternabend, Protokoll in einem Satz: Alle waren sich einig, dass die anderen sich einigen müssen.',
  },
  {
    by: 'pia',
    ago: 384,
    text: 'My class wrote to the astronomers. Question one: “Do stars know they are far away?” Question two: “Do you have a dog?” @petra@observatory.example, they are waiting.',
    key: 'stars-letter',
    bookmarked: ['salma'],
  },
  {
    by: 'petra@observatory.example',
    ago: 382,
    to: 'stars-letter',
    text: '@pia One: from where they stand, we are the ones who are far away, and they are very polite about it. Two: no, but there is an owl, and it has tenure.',
    liked: ['pia', 'salma', 'zainab', 'mira', 'heinz', 340],
    repeated: ['pia', 'salma', 'zainab', 55],
    reactions: { '🦉': ['pia', 'salma', 'zainab'], '⭐': ['mira', 'wei'] },
  },
  {
    by: 'pia',
    ago: 239,
    language: 'de',
    text: 'Liste der Dinge, die heute im Sandkasten gefunden wurden: ein Löffel, zwei Löffel, der König der Löffel, mein Schlüssel.',
    pictures: [{ scene: 'desert', alt: 'Eine Sandlandschaft im Abendlicht.', shape: 'panorama' }],
  },
  {
    by: 'pia',
    ago: 90.4,
    language: 'de',
    text: 'Diktat: „Der Reiher steht.“ Siebenundzwanzigmal richtig, einmal „Der Reiher steht auf“. Auch richtig, nur später.',
    reactions: { heron: ['mira', 'heinz', 'oskar'] },
  },
  ...conversation(
    {
      by: 'heinz',
      ago: 655,
      language: 'de',
      subject:
        'Mein erster Beitrag, geschrieben mit zwei Fingern und der Lesebrille, die ich eigentlich für die Kreuzworträtsel habe, bitte um Nachsicht und um Antworten in großer Schrift',
      text: 'Guten Tag. Mein Name ist Heinz, ich bin 81 und habe 44 Jahre Züge gefahren. Meine Enkelin sagt, hier sind nette Leute. Ich prüfe das jetzt.',
      reactions: { '👋': ['pia', 'oskar', 'edda', 'mira', 'salma'] },
    },
    [
      ['pia', 'HERZLICH WILLKOMMEN, HEINZ!'],
      ['oskar', 'GUTEN MORGEN! (Bei uns Bäckern ist immer Morgen.)'],
      [
        'sleeper@rails.example',
        'Welcome, colleague. Which line, if one may ask with one’s cap in hand?',
      ],
      [
        'heinz',
        'Die Nachtzüge an die Küste. Sie waren immer voller Leute, die früh ankommen wollten und spät eingeschlafen sind.',
        3,
      ],
      ['sleeper@rails.example', 'They still are. We shall take good care of them for you.', 4],
    ],
    { every: 34 },
  ),
  {
    by: 'heinz',
    ago: 562,
    language: 'de',
    text: 'Zu der Frage, was man auf einen Nachtzug mitnimmt: eine Zitrone, jawohl. Und einen Korken, wegen der Tür. Die Jungen lachen, bis die Tür klappert.',
  },
  {
    by: 'heinz',
    ago: 470,
    language: 'de',
    text: 'Die Enkelin hat mir das gezeigt, es gibt sie noch alle, mit Abfahrt: https://nightlines.example/timetable. Ich habe es ausgedruckt. Es sind vier Seiten und ein Kloß im Hals.',
    repeated: ['sleeper', 'bram', 'pia'],
  },
  {
    by: 'heinz',
    ago: 447,
    language: 'de',
    text: 'Wintermorgen 1971. Signal auf Halt, Schnee bis zu den Puffern, kein Laut. Der Heizer sagt: „Jetzt hört man, wie groß alles ist.“ Er war sonst kein Dichter.',
    pictures: [
      { scene: 'snow', alt: 'Verschneite Hügel mit kleinen Tannen unter fallendem Schnee.' },
    ],
    repeated: ['pia', 'sleeper', 'mira', 'solveig'],
    bookmarked: ['mira', 'edda'],
  },
  {
    by: 'heinz',
    ago: 301,
    language: 'de',
    subject: 'Eine Frage',
    text: 'Wie macht man ein Herz? Ich habe bei @pia schon dreimal auf den Stern gedrückt und es dann wieder zurückgenommen, aus Versehen. Es war immer gemeint.',
    reactions: { '💙': ['pia', 'edda', 'mira', 'salma', 'oskar'] },
  },
  {
    by: 'heinz',
    ago: 133,
    language: 'de',
    text: 'Lange Geschichte, kurz erzählt: In Abteil vier saß 1968 eine Dame mit Hutschachtel. In der Schachtel war eine Katze, auf der Katze war ein Hut. Beide fuhren bis zur Endstation, und der Schaffner hat nur die Katze kontrolliert.\n\nDie Dame ist zwei Jahre später wieder eingestiegen und hat gefragt, ob der Platz noch frei ist. Er war es. Ich sage das, weil die Enkelin gefragt hat, wie Oma und ich uns kennengelernt haben.\n\nDie Hutschachtel steht auf dem Schrank. Es ist immer noch ein wenig Katze darin.',
    repeated: ['pia', 'oskar', 'edda', 'mira', 'noor', 'sleeper'],
    bookmarked: ['mira', 'jun', 'edda', 'pia'],
    reactions: { '💙': ['pia', 'oskar', 'edda', 'mira'], '🎩': ['jun', 'bram'] },
  },
  ...conversation(
    {
      by: 'zainab',
      ago: 629,
      text: 'سألني تلميذ: ما فائدة العدد التخيّلي؟ قلت: اسأل الظلّ ما فائدة الحائط.',
      repeated: ['noor', 'salma'],
    },
    [
      ['noor', 'سأسرق هذه الجملة وأعيدها نظيفة.'],
      ['zainab', 'خذيها، لكن أعيدي الإشارة السالبة.', 1],
      [
        'salma',
        'I shall use this on my students and cite you as Haddad & al-Hakim, in alphabetical denial.',
      ],
    ],
  ),
  {
    by: 'zainab',
    ago: 472,
    text: 'Tonight’s homework, mine: prove that the sum of all late homework is also late. #mathematics',
    reactions: { '✨': ['petra', 'salma', 'wei'] },
  },
  {
    by: 'zainab',
    ago: 353,
    text: 'في الصحراء ليلةٌ بلا قمر: تعدّ النجوم حتى تخطئ، ثم تبدأ من الخطأ.',
    pictures: [
      { scene: 'desert', alt: 'كثبان رملية تحت سماء المغيب.', shape: 'wide' },
      { scene: 'observatory', alt: 'سماء مليئة بالنجوم فوق قبة مرصد.', shape: 'wide' },
    ],
    bookmarked: ['jun', 'salma'],
  },
  {
    by: 'zainab',
    ago: 211,
    text: 'قائمة ما وجدته في هوامش الدفاتر: ثلاث قطط، صاروخ، اعتذار للعدد سبعة.',
    repeated: ['noor'],
  },
  {
    by: 'zainab',
    ago: 41,
    text: 'A pupil drew a square so round that I gave her the mark for courage.',
  },
];
