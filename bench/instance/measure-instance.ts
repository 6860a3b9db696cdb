import path from 'node:path';
import { figure, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';
import { startInstanceProcess, type InstanceProcess } from '../tools/instance-process.ts';
import { signIn } from './sign-in.ts';

const readings = {
  home: '/api/v1/timelines/home?limit=20',
  public: '/api/v1/timelines/public?limit=20',
  notifications: '/api/v1/notifications?limit=20',
  search: '/api/v2/search?q=heron&limit=20',
} as const;

type Reading = keyof typeof readings;

/** Sequential requests measure the latency; this many concurrent ones measure the throughput. */
const turns = 120;
const atOnce = 8;
const busyMs = 2000;

interface Place {
  readonly world: string;
  readonly server: InstanceProcess;
  readonly token: string;
}

interface Answers {
  readonly p50: number;
  readonly perSecond: number;
}

async function ask({ server, token }: Place, reading: Reading): Promise<void> {
  const address = server.origin + readings[reading];
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.text();
}

async function inTurn(place: Place, reading: Reading, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const begun = performance.now();
    await ask(place, reading);
    times.push(performance.now() - begun);
  }
  return times;
}

async function manyAtOnce(place: Place, reading: Reading): Promise<number> {
  const begun = performance.now();
  let answered = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() - begun < busyMs) {
      await ask(place, reading);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return (answered / (performance.now() - begun)) * 1000;
}

/** Sends requests to both instances in turn, so that changes in the machine's load affect both. */
async function compare(places: readonly Place[], reading: Reading): Promise<Answers[]> {
  for (const place of places) await inTurn(place, reading, 20);
  const times = places.map((): number[] => []);
  for (let round = 0; round < 4; round += 1)
    for (const [index, place] of places.entries())
      times[index]?.push(...(await inTurn(place, reading, turns / 4)));
  const answers: Answers[] = [];
  for (const [index, place] of places.entries()) {
    const perSecond = await manyAtOnce(place, reading);
    answers.push({ p50: median(times[index] ?? []), perSecond });
  }
  return answers;
}

function figuresOf(
  reading: Reading,
  places: readonly Place[],
  answers: readonly Answers[],
): Figure[] {
  const figures = places.flatMap(({ world }, index): Figure[] => {
    const { p50, perSecond } = answers[index] ?? { p50: Number.NaN, perSecond: Number.NaN };
    return [
      figure(`${reading}, ${world} world, p50`, p50, 'ms'),
      figure(`${reading}, ${world} world`, Math.round(perSecond), 'a second', `${atOnce} at once`),
    ];
  });
  const [small, large] = answers;
  const name = `${reading}, p50 of the large world to that of the demo`;
  const ratio = (large?.p50 ?? Number.NaN) / (small?.p50 ?? Number.NaN);
  return [...figures, figure(name, ratio, '×', reading === 'home' ? 'at most 3' : undefined)];
}

function standing({ world, server }: Place): Figure[] {
  const memory = server.memory();
  return [
    figure(`${world} world, made and served`, server.startMs, 'ms'),
    ...(memory === undefined ? [] : [figure(`${world} world, memory`, memory, 'KB')]),
  ];
}

/** Measures the embedded instance's response times with 600 and with 100,000 statuses. */
export function measureInstance(): Promise<readonly Figure[]> {
  return withTempFolder(async (folder) => {
    const places: Place[] = [];
    try {
      for (const world of ['demo', 'large']) {
        const server = await startInstanceProcess({ world, dataDir: path.join(folder, world) });
        places.push({ world, server, token: await signIn(server.origin) });
      }
      const figures: Figure[] = [];
      for (const reading of ['home', 'public', 'notifications', 'search'] as const)
        figures.push(...figuresOf(reading, places, await compare(places, reading)));
      return [...figures, ...places.flatMap(standing)];
    } finally {
      for (const { server } of places) await server.stop();
    }
  });
}
