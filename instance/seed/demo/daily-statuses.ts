import { createSeededRandom, type Random } from '../random.ts';
import { dailyTexts, type SeedStatus } from './demo-data.ts';

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function weatherReports(random: Random, day: number): SeedStatus[] {
  return [6, 18].map((hour): SeedStatus => {
    const degrees = Math.round(random.between(1, 11));
    const text = `${twoDigits(hour)}:00. ${degrees} ${degrees === 1 ? 'degree' : 'degrees'}, ${random.pick(dailyTexts.skies)}. ${random.pick(dailyTexts.remarks)} #weather`;
    return { author: 'weatherhen', hoursAgo: day * 24 + (18 - hour) + 4.2, text };
  });
}

function tideReport(random: Random, day: number): SeedStatus {
  const hour = Math.floor(random.between(0, 12));
  const minute = Math.floor(random.between(0, 60));
  const metres = random.between(2.8, 4.2).toFixed(1);
  return {
    author: 'tide@harbour.example',
    hoursAgo: day * 24 + 13.5,
    text: `High water ${twoDigits(hour)}:${twoDigits(minute)} and ${twoDigits(hour + 12)}:${twoDigits((minute + 24) % 60)}, ${metres} m at the north mole. Low water in between, as is traditional. #tides`,
  };
}

function duckOfTheDay(day: number): SeedStatus {
  const { ducks } = dailyTexts;
  return {
    author: 'duckling@pond.example',
    hoursAgo: day * 24 + 9,
    text: `${ducks[day % ducks.length] ?? ducks[0]} :duckling:`,
    remoteEmoji: [{ name: 'duckling', motif: 'duck', hue: 46 }],
    images: [
      {
        scene: 'pond',
        alt: `A pond with yellow ducks, day ${day}.`,
        shape: day % 4 === 0 ? 'square' : 'wide',
      },
    ],
  };
}

const firstDay = 7;
const lastDay = 29;

/** Returns the statuses that bots publish every day or every four days, before the last week. */
export function createDailyStatuses(): SeedStatus[] {
  const statuses: SeedStatus[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const random = createSeededRandom(`reports of day ${day}`);
    statuses.push(...weatherReports(random, day), tideReport(random, day));
    if (day % 4 !== 3) statuses.push(duckOfTheDay(day));
    const question = dailyTexts.questions[(day - firstDay) / 4];
    if (question)
      statuses.push({
        author: 'quiz@games.example',
        hoursAgo: day * 24 + 4,
        text: `Question of the day: ${question.text}`,
        poll: { options: question.options, hours: 24, votes: { jun: 0, lotte: 0, priya: 2 } },
      });
  }
  return statuses;
}
