import type { Exchange } from '@rookery/contract/testing/recordings.ts';
import { testOrigin } from '#testing/start-test-instance.ts';
import { startFakeTranslationServer } from '#testing/fake-translation-server.ts';
import { buildRequest } from './build-request.ts';
import { compareShapes } from './compare-shapes.ts';
import { configurationsWith } from './configurations.ts';
import { unrecordedActions } from './unrecorded-actions.ts';
import { skipReason } from './reason-lists.ts';
import { exchangesInOrder } from './recorded-order.ts';
import { createScene, type Scene } from './scene.ts';

/** The result of replaying one exchange. */
export interface Replayed {
  readonly name: string;
  /** Why it was not replayed; absent if it was. */
  readonly leftOut?: string;
  /** `status 404, recorded 500`, `.account.note is missing` …, each once. */
  readonly differences: readonly string[];
}

/** The directions of the Link header with their parameter names. */
function linksOf(link: string | null | undefined): string {
  return [...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)]
    .map(([, address = '', rel = '']) => {
      const names = new Set(new URL(address).searchParams.keys());
      return `${rel} (${[...names].toSorted((a, b) => a.localeCompare(b)).join(' ')})`;
    })
    .join(', ');
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}

function differencesOf(
  { response: recorded }: Exchange,
  ours: { status: number; headers: Headers; body: unknown },
  scene: Scene,
): string[] {
  if (ours.status !== recorded.status)
    return [`status ${ours.status}, recorded ${recorded.status}`];
  const shapes = compareShapes(recorded.body, ours.body, scene.correspondence);
  const found = shapes.map(({ path, says }) => `${path || 'the answer'} ${says}`);
  const [links, recordedLinks] = [
    linksOf(ours.headers.get('link')),
    linksOf(recorded.headers?.['link']),
  ];
  if (links !== recordedLinks)
    found.push(`links ${links || 'none'}, recorded ${recordedLinks || 'none'}`);
  return [...new Set(found)];
}

/** Repeats a request until it is throttled: the recordings omit the accepted ones before. */
async function sendUntilThrottled(build: () => Promise<Request>, scene: Scene): Promise<Response> {
  for (let times = 0; times < 40; times += 1) {
    const response = await scene.send(await build());
    if (response.status === 429) return response;
  }
  return scene.send(await build());
}

async function replayOne(exchange: Exchange, scene: Scene): Promise<string[]> {
  const build = (): Promise<Request> =>
    buildRequest(exchange, scene.tokens.of(exchange), scene.correspondence);
  const isThrottled = exchange.response.status === 429;
  const response = isThrottled
    ? await sendUntilThrottled(build, scene)
    : await scene.send(await build());
  const text = await response.text();
  const body: unknown = isJson(response.headers) && text !== '' ? JSON.parse(text) : null;
  scene.wait(1000);
  if (response.status === exchange.response.status) {
    scene.correspondence.learn(exchange.response.body, body);
    const recordedLocation = exchange.response.headers?.['location'];
    scene.correspondence.learn(recordedLocation, response.headers.get('location'));
    scene.tokens.learn(exchange, body);
  }
  return differencesOf(
    exchange,
    { status: response.status, headers: response.headers, body },
    scene,
  );
}

/** Replays all recorded exchanges that can be replayed, in order, on one instance. */
export async function replayRecordings(): Promise<readonly Replayed[]> {
  const translation = await startFakeTranslationServer();
  const configurations = configurationsWith(translation.address);
  const scene = await createScene(configurations.get('001_apps_create') ?? {});
  scene.correspondence.set('http://localhost:4100', testOrigin);
  const results: Replayed[] = [];
  for (const exchange of exchangesInOrder()) {
    const { name } = exchange;
    const config = configurations.get(name);
    if (config && results.length > 0) await scene.configure(config);
    await unrecordedActions.get(name)?.(scene);
    const reason = skipReason(name);
    if (reason !== undefined) results.push({ name, leftOut: reason, differences: [] });
    else results.push({ name, differences: await replayOne(exchange, scene) });
  }
  await scene.close();
  await translation.close();
  return results;
}
