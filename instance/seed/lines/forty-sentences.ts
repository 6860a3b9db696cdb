import type { Line } from '../script.ts';
import { conversation } from '../conversation.ts';

/** A story told in turns by five accounts, one sentence each. */
export const fortySentences: readonly Line[] = conversation(
  {
    key: 'forty',
    by: 'lotte',
    ago: 226,
    text: 'Rainy Sunday game: a story in forty sentences after this one, one each, and everyone answers the last one only. I begin: The night train stopped where there was no station.',
    liked: ['mira', 'jun', 'priya', 'sleeper', 'noor', 41],
    repeated: ['mira', 'sleeper', 9],
    bookmarked: ['mira', 'jun'],
  },
  [
    [
      'jun',
      'The guard said this happened every year, and that the passengers never believed him the following year either.',
    ],
    [
      'mira',
      'Outside stood a woman with a lamp, a ledger and the patience of somebody who has counted trains before.',
    ],
    ['seb', '“One of you,” she said, “has got my left boot.”'],
    ['priya', 'Everybody looked at their feet, which is how she found out who was lying.'],
    [
      'lotte',
      'The man in berth eleven was wearing two left boots and an expression of great balance.',
    ],
    ['jun', '“I bought them as a pair,” he said, “from a fox.”'],
    ['mira', 'The woman wrote *fox* into the ledger, under a long column of foxes.'],
    ['seb', 'The guard coughed, because his grandmother had been on that page.'],
    [
      'priya',
      '“We leave in nine minutes,” he said, “or in nine years; the signal has only two positions.”',
    ],
    ['lotte', 'So they played cards for the boot.'],
    ['jun', 'The pack had fifty-one cards, and the missing one was always the one you needed.'],
    [
      'mira',
      'The woman with the lamp won the first round by telling the truth, which nobody had prepared for.',
    ],
    ['seb', 'The man in the two left boots won the second by going round in a circle.'],
    [
      'priya',
      'For the third they needed a judge, and the only one awake was a child with a sandwich.',
    ],
    ['lotte', 'The child asked what the boot wanted.'],
    [
      'jun',
      'Nobody had asked the boot anything in forty years, and it took a while to find its tongue.',
    ],
    [
      'mira',
      '“I should like,” it said, “to be taken for a walk, and not by somebody who is late.”',
    ],
    ['seb', 'There was a silence, as there is when furniture is right.'],
    [
      'priya',
      'The woman put down her lamp, and the man put down his suitcase, and it turned out to be very heavy with maps.',
    ],
    [
      'lotte',
      'Every map showed the place where they were standing, and none of them had a name for it.',
    ],
    [
      'jun',
      '“Then we had better walk until it has one,” said the child, and finished the sandwich.',
    ],
    ['mira', 'They went along the line in single file: lamp, boot, boot, boot, boot, child.'],
    ['seb', 'Behind them the train sighed like a large dog.'],
    ['priya', 'After a hundred sleepers they came to a door standing by itself in a field.'],
    ['lotte', 'It was locked, but only from the other side of the argument.'],
    ['jun', 'The child knocked, and from within came the sound of somebody putting on slippers.'],
    ['mira', 'It was the fox, in spectacles, with the other boot under his arm and an invoice.'],
    ['seb', '“You are early,” said the fox, “I had you down for next year.”'],
    [
      'priya',
      '“We had two positions,” said the guard, who had followed them after all, “and I chose the third.”',
    ],
    [
      'lotte',
      'The fox looked at the boots, and the boots, being a pair again, looked at the horizon.',
    ],
    [
      'jun',
      '“There is no charge for reunions,” he said, and tore up the invoice into forty pieces.',
    ],
    ['mira', 'Each of them was given one, and on each piece stood one sentence.'],
    ['seb', 'Mine said: behind them the train sighed like a large dog.'],
    ['priya', 'Mine said that a lift is only a very short night train with ambition.'],
    [
      'lotte',
      'The woman closed her ledger, and for the first time there was nothing to carry over.',
    ],
    ['jun', 'When they turned round, there was a station, with a clock, a bench, and a name.'],
    [
      'mira',
      'The name was too long for the board, so it went on in small letters around the corner.',
    ],
    ['seb', 'It said: please do not believe this again next year.'],
    [
      'priya',
      'And the signal dropped, and the train stretched, and nobody was late, since nobody had said for what.',
    ],
    ['lotte', 'Forty. The boots were seen in Lisbon in May, walking on the left side, by the sea.'],
  ],
  { every: 11, isChain: true },
);
