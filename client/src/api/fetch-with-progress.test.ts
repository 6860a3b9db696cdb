import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** A fake XMLHttpRequest that records what is sent. Tests dispatch its events. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  readonly headers: Record<string, string> = {};
  isAborted = false;
  status = 200;
  responseText = '{"id":"7"}';
  responseHeaders = 'content-type: application/json\r\nno header\r\nlink: <a:b>\r\n';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...given: unknown[]) {
    this.sent.push(...given);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.isAborted = true;
  }
  finish(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

vi.stubGlobal('XMLHttpRequest', FakeRequest);
afterEach(() => {
  vi.restoreAllMocks();
});

function send(init: RequestInit = {}) {
  const progress: [number, number][] = [];
  const response = fetchWithProgress('https://rookery.example/media', init, (...part) =>
    progress.push(part),
  );
  return { response, progress, request: FakeRequest.last };
}

test('fetchWithProgress: sends method, headers and body, and returns the response', async () => {
  const { response, request } = send({ method: 'POST', headers: { accept: 'x' }, body: 'file' });
  expect(request.sent).toEqual(['POST', 'https://rookery.example/media', 'file']);
  expect(request.headers).toEqual({ accept: 'x' });
  request.finish('load');
  const { status, headers } = await response;
  expect(status).toBe(200);
  expect([...headers]).toEqual([
    ['content-type', 'application/json'],
    ['link', '<a:b>'],
  ]);
  expect(await (await response).json()).toEqual({ id: '7' });
});

test('fetchWithProgress: reports progress only if the length is known', () => {
  const { progress, request } = send();
  expect(request.sent).toEqual(['GET', 'https://rookery.example/media', null]);
  const report = (lengthComputable: boolean, loaded: number) =>
    request.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable, loaded, total: 9 }),
    );
  report(false, 1);
  report(true, 3);
  report(true, 9);
  expect(progress).toEqual([
    [3, 9],
    [9, 9],
  ]);
});

test.each([204, 205, 304])(
  'fetchWithProgress: returns a response without a body for status %i',
  async (status) => {
    const { response, request } = send();
    Object.assign(request, { status, responseText: '' });
    request.finish('load');
    expect((await response).body).toBeNull();
  },
);

test('fetchWithProgress: rejects with a TypeError without a network', async () => {
  const { response, request } = send();
  request.finish('error');
  await expect(response).rejects.toBeInstanceOf(TypeError);
});

test('fetchWithProgress: rejects with the reason of an aborted signal, before and while sending', async () => {
  const controller = new AbortController();
  const { response, request } = send({ signal: controller.signal });
  controller.abort('left');
  await expect(response).rejects.toBe('left');
  expect(request.isAborted).toBe(true);
  const late = send({ signal: controller.signal });
  await expect(late.response).rejects.toBe('left');
  expect(late.request.sent).toEqual([]);
});

test('fetchWithProgress: does not abort after the response has arrived', async () => {
  const controller = new AbortController();
  const { response, request } = send({ signal: controller.signal });
  request.finish('load');
  await response;
  controller.abort();
  expect(request.isAborted).toBe(false);
});
