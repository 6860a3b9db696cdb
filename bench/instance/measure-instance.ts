import { signInAs, type Person } from '../../e2e/fixtures/person.ts';
import { createCpuFigure, createFigure, type Figure } from '../measure.ts';
import { median, repeatInTurn } from '../tools/medians.ts';
import { withSites } from '../tools/with-sites.ts';
import { measureFanOutMs } from './fan-out.ts';

const paths = {
  home: '/api/v1/timelines/home?limit=20',
  public: '/api/v1/timelines/public?limit=20',
  notifications: '/api/v1/notifications?limit=20',
  search: '/api/v2/search?q=heron&limit=20',
};

const warmUps = 20;
const requests = 120;

async function responseMs(person: Person, path: string): Promise<number> {
  const start = performance.now();
  await person.call('GET', path);
  return performance.now() - start;
}

/**
 * Returns the response times of a path on the small and on the large instance, requested in turn.
 */
async function pathFigures(
  name: string,
  path: string,
  people: readonly [demo: Person, large: Person],
): Promise<Figure[]> {
  const results = await repeatInTurn(
    warmUps + requests,
    people.map((person) => () => responseMs(person, path)),
  );
  const [demo = Number.NaN, large = Number.NaN] = results.map((times) =>
    median(times.slice(warmUps)),
  );
  const limit = name === 'home' ? { limit: 3 } : {};
  return [
    createFigure(`${name}, demo world, p50`, demo, 'ms'),
    createFigure(`${name}, large world, p50`, large, 'ms'),
    createFigure(`${name}, p50, large world to demo world`, large / demo, '×', limit),
  ];
}

/** Measures the embedded instance's response times with 600 and with 100,000 statuses. */
export function measureInstance(): Promise<readonly Figure[]> {
  return withSites('demo', (openDemo) =>
    withSites('large', async (openLarge) => {
      const [demo, large] = [await openDemo('client'), await openLarge('client')];
      const author = await signInAs(large.origin, 'mira');
      const people = [await signInAs(demo.origin, 'mira'), author] as const;
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(paths))
        figures.push(...(await pathFigures(name, path, people)));
      const fanOut = await measureFanOutMs(large, author);
      return [
        ...figures,
        createCpuFigure('CPU for a post delivered to 100 sockets, large world', fanOut, 25),
      ];
    }),
  );
}
