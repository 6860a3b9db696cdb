import type { Exchange } from '@rookery/contract/testing/recordings.ts';
import { testOrigin } from '#testing/start-test-instance.ts';
import type { IdMapping } from './id-mapping.ts';
import { isSentFile, sampleFile } from './sample-files.ts';

/** Maps the custom emoji of the recorded instance to those of our instances. */
const emoji: readonly (readonly [RegExp, string])[] = [
  [/:hehe:|%3Ahehe%3A/g, ':heron:'],
  [/heart_red/g, 'teapot'],
  [/:smile:/g, ':rook:'],
  [/(?<=reactions\/)smile$/g, 'rook'],
  [/http:\/\/localhost:4100/g, testOrigin],
  [/http%3A%2F%2Flocalhost%3A4100/g, encodeURIComponent(testOrigin)],
  [/localhost%3A4100/g, 'localhost'],
];

const numbered =
  /(media|polls|lists|list|notifications|conversations|oauth_tokens|scheduled_statuses|filters|notes)\/(\d+)/;

function translate(text: string, idMapping: IdMapping): string {
  const ours = emoji.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  return idMapping.translate(ours);
}

function translatePath(path: string, idMapping: IdMapping): string {
  const ours = translate(path, idMapping);
  return ours.replace(numbered, (_, kind: string, id: string) => {
    const number = idMapping.number(kind === 'list' ? 'lists' : kind, id);
    return `${kind}/${number}`;
  });
}

/** Numeric ids in queries and bodies. */
function translateNumbers(path: string, text: string, idMapping: IdMapping): string {
  if (path.includes('notifications'))
    return text.replaceAll(
      /((?:^|&|")(?:id|max_id|min_id|since_id)"?[=:]\s?)(\d+)/g,
      (_, name: string, id: string) => name + idMapping.number('notifications', id),
    );
  if (path.includes('markers'))
    return text.replace(/(?<="last_read_id":")\d+/, (id) => idMapping.number('notifications', id));
  const media = /(media_ids(?:%5B%5D=|":\["))(\d+)/g;
  return text.replaceAll(
    media,
    (_, name: string, id: string) => name + idMapping.number('media', id),
  );
}

type Pairs = readonly (readonly [string, unknown])[];

async function multipart(pairs: Pairs, idMapping: IdMapping): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of pairs)
    if (isSentFile(value)) form.append(name, await sampleFile(value));
    else form.append(name, translate(String(value), idMapping));
  return form;
}

/** Builds a recorded request for this instance, with the token of its sender. */
export async function buildRequest(
  { request }: Exchange,
  token: string | undefined,
  idMapping: IdMapping,
): Promise<Request> {
  const path = translatePath(request.path, idMapping);
  const query = translateNumbers(path, translate(request.query ?? '', idMapping), idMapping);
  const headers = new Headers({ host: new URL(testOrigin).host, accept: 'application/json' });
  for (const [name, value] of Object.entries(request.headers ?? {}))
    headers.set(name, translate(value, idMapping));
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  let body: BodyInit | null = null;
  if (request.body_kind === 'multipart') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- recordings store multipart forms as pairs
    body = await multipart(request.body as Pairs, idMapping);
  } else if (request.body_kind !== undefined) {
    const isJson = request.body_kind === 'json';
    const text = isJson ? JSON.stringify(request.body) : String(request.body);
    headers.set(
      'content-type',
      request.body_kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    );
    body = translateNumbers(path, translate(text, idMapping), idMapping);
  }
  const address = testOrigin + path + (query === '' ? '' : `?${query}`);
  return new Request(address, { method: request.method, headers, body, redirect: 'manual' });
}
