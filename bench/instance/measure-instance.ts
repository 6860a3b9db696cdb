import path from 'node:path';
import { cpuFigure, figure, limitedFigure, type Figure } from '../measure.ts';
import { median } from '../tools/median.ts';
import { withTempFolder } from '../tools/with-temp-folder.ts';
import { startInstanceProcess, type InstanceProcess } from '../tools/instance-process.ts';
import { fanOutMs } from './fan-out.ts';
import { signIn } from './sign-in.ts';

const paths = {
  home: '/api/v1/timelines/home?limit=20',
  public: '/api/v1/timelines/public?limit=20',
  notifications: '/api/v1/notifications?limit=20',
  search: '/api/v2/search?q=heron&limit=20',
} as const;

type PathName = keyof typeof paths;

/** Sequential requests measure the latency; this many concurrent ones measure the throughput. */
const turns = 120;
const concurrent = 8;
const busyMs = 2000;

interface Target {
  readonly world: string;
  readonly server: InstanceProcess;
  readonly token: string;
}

interface Throughput {
  readonly p50: number;
  readonly perSecond: number;
}

async function request({ server, token }: Target, pathName: PathName): Promise<void> {
  const address = server.origin + paths[pathName];
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  await response.text();
}

async function requestInTurn(target: Target, pathName: PathName, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    await request(target, pathName);
    times.push(performance.now() - start);
  }
  return times;
}

async function requestsPerSecond(target: Target, pathName: PathName): Promise<number> {
  const start = performance.now();
  let responses = 0;
  const requestRepeatedly = async (): Promise<void> => {
    while (performance.now() - start < busyMs) {
      await request(target, pathName);
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrent }, requestRepeatedly));
  return (responses / (performance.now() - start)) * 1000;
}

/** Sends requests to both instances in turn, so that changes in the machine's load affect both. */
async function compare(targets: readonly Target[], pathName: PathName): Promise<Throughput[]> {
  for (const target of targets) await requestInTurn(target, pathName, 20);
  const times = targets.map((): number[] => []);
  for (let round = 0; round < 4; round += 1)
    for (const [index, target] of targets.entries())
      times[index]?.push(...(await requestInTurn(target, pathName, turns / 4)));
  const results: Throughput[] = [];
  for (const [index, target] of targets.entries()) {
    const perSecond = await requestsPerSecond(target, pathName);
    results.push({ p50: median(times[index] ?? []), perSecond });
  }
  return results;
}

function figuresOf(
  pathName: PathName,
  targets: readonly Target[],
  results: readonly Throughput[],
): Figure[] {
  const figures = targets.flatMap(({ world }, index): Figure[] => {
    const { p50, perSecond } = results[index] ?? { p50: Number.NaN, perSecond: Number.NaN };
    return [
      figure(`${pathName}, ${world} world, p50`, p50, 'ms'),
      figure(
        `${pathName}, ${world} world`,
        Math.round(perSecond),
        '/s',
        `${concurrent} concurrent requests`,
      ),
    ];
  });
  const [small, large] = results;
  const name = `${pathName}, p50, large world to demo world`;
  const ratio = (large?.p50 ?? Number.NaN) / (small?.p50 ?? Number.NaN);
  return [
    ...figures,
    pathName === 'home' ? limitedFigure(name, ratio, '×', 3) : figure(name, ratio, '×'),
  ];
}

function startFigures({ world, server }: Target): Figure[] {
  const memory = server.memory();
  return [
    figure(`${world} world, start with seeding`, server.startMs, 'ms'),
    ...(memory === undefined ? [] : [figure(`${world} world, memory`, memory, 'KB')]),
  ];
}

/** Measures the embedded instance's response times with 600 and with 100,000 statuses. */
export function measureInstance(): Promise<readonly Figure[]> {
  return withTempFolder(async (folder) => {
    const targets: Target[] = [];
    try {
      for (const world of ['demo', 'large']) {
        const server = await startInstanceProcess({ world, dataDir: path.join(folder, world) });
        targets.push({ world, server, token: await signIn(server.origin) });
      }
      const figures: Figure[] = [];
      for (const pathName of ['home', 'public', 'notifications', 'search'] as const)
        figures.push(...figuresOf(pathName, targets, await compare(targets, pathName)));
      const [, large] = targets;
      const fanOut = large ? await fanOutMs(large.server) : Number.NaN;
      return [
        ...figures,
        ...targets.flatMap(startFigures),
        cpuFigure('CPU for a post delivered to 100 sockets, large world', fanOut, 25),
      ];
    } finally {
      for (const { server } of targets) await server.stop();
    }
  });
}
