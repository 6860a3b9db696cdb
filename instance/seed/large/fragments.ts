import type { Random } from '../random.ts';

type Some = readonly [string, ...string[]];

const likings: Some = [
  'canals',
  'old radios',
  'bread',
  'bicycles',
  'moths',
  'ferries',
  'crosswords',
  'maps that are wrong',
  'choirs',
  'beans',
  'typefaces',
  'night trains',
  'rain gauges',
  'chess by post',
  'owls',
  'soup',
  'bell towers',
  'puzzles',
];

const whens: Some = [
  'This morning',
  'On the way home',
  'Just before noon',
  'Last night',
  'While the kettle boiled',
  'At the tram stop',
  'Between two meetings',
  'In the first snow',
  'On platform four',
  'After the rain',
  'At the market',
  'In the library',
  'Halfway up the stairs',
  'During the power cut',
  'At the back of the choir',
  'Under the bridge',
];

const whos: Some = [
  'a heron',
  'my neighbour',
  'the baker',
  'a child with a trumpet',
  'the postwoman',
  'an old radio',
  'the lighthouse',
  'a very calm dog',
  'the committee',
  'a stranger in a green hat',
  'my grandmother’s clock',
  'the night bus',
  'a moth',
  'the second violin',
  'somebody’s umbrella',
  'the allotment fox',
  'a lift engineer',
  'the canal',
];

const deeds: Some = [
  'asked me for the time',
  'explained the weather',
  'lost an argument with a pigeon',
  'changed its mind',
  'sang the wrong verse',
  'returned a book',
  'found the missing piece',
  'waited for the light',
  'told the truth',
  'forgot the password',
  'gave me half a lemon',
  'proofread my shopping list',
  'counted the stairs',
  'stood on one leg',
  'apologised to the door',
  'mended the silence',
  'recommended a soup',
  'won the raffle',
];

const thoughts: Some = [
  'I have not been the same since.',
  'Nobody else saw it.',
  'We nodded.',
  'It was Tuesday, so that makes sense.',
  'I wrote it down, and the pencil agreed.',
  'There will be minutes.',
  'The dog has a different version.',
  'I should like to know what happened next.',
  'It cost me one biscuit.',
  'Twice, with feeling.',
  'The gate is still stuck.',
  'I am told this is normal in autumn.',
  'My tea went cold, gladly.',
  'Somebody ought to put up a sign.',
  'I blame the timetable.',
  'Good.',
];

const tags: Some = [
  'weather',
  'birds',
  'bread',
  'trains',
  'moths',
  'books',
  'canal',
  'garden',
  'radio',
  'maths',
];

const others: Some = [
  'Heute war der Himmel so leise, dass man die Schwäne denken hörte.',
  'Am Gleis vier wartet noch immer der Mann mit der Zitrone.',
  '駅前の本屋がまた棚を動かした。迷うのが楽しい。',
  '雨の日は傘より猫の方が多い。',
  '河边的路灯今天早亮了一分钟，没有人投诉。',
  'المطر اليوم جاء على موعده، ونحن تأخرنا كالعادة.',
  'החתול של השכן מכיר את כל השמות שלי.',
  'Ce matin le marché sentait la pluie et les clémentines.',
];

const answers: Some = [
  'The same happened to my aunt, but with a tuba.',
  'I have questions, and a chair.',
  'This is why I come here.',
  'You should write to the chart.',
  'Was there bread?',
  'Please tell the heron that I said good morning.',
  'I laughed so much that the tram stopped.',
  'Page 112 covers this.',
  'More salt, and wait longer.',
  'That is exactly how it starts.',
  'We need a poll.',
  'The fox denies everything.',
  'Left side, by the sea.',
];

export function noteFor(random: Random): string {
  return `Mostly ${random.pick(likings)}, sometimes ${random.pick(likings)}.`;
}

/** Returns one or two sentences with much variation. */
export function sentence(random: Random): string {
  if (random.next() < 0.08) return random.pick(others);
  const said = `${random.pick(whens)} ${random.pick(whos)} ${random.pick(deeds)}. ${random.pick(thoughts)}`;
  return random.next() < 0.2
    ? `${said} ${random.pick(whens)}, of course. ${random.pick(thoughts)}`
    : said;
}

export function answer(random: Random): string {
  return random.next() < 0.5
    ? random.pick(answers)
    : `${random.pick(thoughts)} ${random.pick(answers)}`;
}

export function tagFor(random: Random): string | undefined {
  return random.next() < 0.2 ? random.pick(tags) : undefined;
}
