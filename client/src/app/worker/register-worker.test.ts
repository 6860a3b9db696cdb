import { afterEach, expect, test, vi } from 'vitest';
import { createNotices } from '#session/notices.ts';
import { registerWorker } from './register-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/**
 * Mocks a page of one build in a browser with these service workers. The worker has cached the page of
 * another build, unless `cachedScript` is that of the page.
 */
function page(serviceWorker: unknown, cachedScript = 'index-1.js') {
  vi.stubEnv('DEV', false);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('navigator', { serviceWorker });
  const reload = vi.fn();
  vi.stubGlobal('window', {
    location: { href: 'https://bird.example/', origin: 'https://bird.example', reload },
  });
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }),
  });
  vi.stubGlobal('caches', {
    match: async () =>
      new Response(`<script type="module" src="/assets/${cachedScript}"></script>`),
  });
  const logged: string[] = [];
  const notices = createNotices();
  const noticeKeys = () => notices.store.getState().map(({ messageKey }) => messageKey);
  return {
    logged,
    noticeKeys,
    reload,
    press: () => notices.store.getState()[0]?.action?.(),
    register: () => registerWorker({ notices, log: (line) => logged.push(line) }),
  };
}

function newWorkers() {
  const installing = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: vi.fn(),
  });
  const waiting: typeof installing | null = null as typeof installing | null;
  const registration = Object.assign(new EventTarget(), { installing, waiting, update: vi.fn() });
  registration.update.mockResolvedValue(undefined);
  const serviceWorker = {
    controller: null as object | null,
    ready: Promise.resolve({ active: undefined }),
    register: vi.fn(async () => registration),
  };
  const installs = async (): Promise<void> => {
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    await new Promise((done) => void setImmediate(done));
  };
  return { serviceWorker, installing, registration, installs };
}

test('registerWorker: registers for the whole site; raises a notice for a newer worker and activates it on click, but not for the first one [R-START-008]', async () => {
  const { serviceWorker, installing, installs } = newWorkers();
  const { register, noticeKeys, logged, press, reload } = page(serviceWorker, 'index-2.js');
  await register();
  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  await installs();
  expect(noticeKeys()).toEqual([]);
  serviceWorker.controller = {};
  await installs();
  expect(noticeKeys()).toEqual(['version.new']);
  expect(reload).not.toHaveBeenCalled();
  press();
  expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'take' });
  expect(reload).toHaveBeenCalledOnce();
  expect(logged).toEqual([]);
});

test('registerWorker: activates the worker silently if the page is current', async () => {
  const { serviceWorker, installing, installs } = newWorkers();
  const { register, noticeKeys } = page(serviceWorker);
  serviceWorker.controller = {};
  await register();
  await installs();
  expect(noticeKeys()).toEqual([]);
  expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'take' });
});

test('registerWorker: raises a notice for a worker that was waiting when the page started', async () => {
  const { serviceWorker, registration, installing } = newWorkers();
  const { register, noticeKeys, press } = page(serviceWorker, 'index-2.js');
  serviceWorker.controller = {};
  registration.waiting = installing;
  await register();
  await vi.waitFor(() => expect(noticeKeys()).toEqual(['version.new']));
  press();
  expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'take' });
});

test('registerWorker: checks for a new version every hour', async () => {
  const { serviceWorker, registration } = newWorkers();
  const { register } = page(serviceWorker);
  await register();
  vi.advanceTimersByTime(3_600_000);
  expect(registration.update).toHaveBeenCalledOnce();
});

test('registerWorker: only logs missing service worker support [R-START-012]', async () => {
  const { register, noticeKeys, logged } = page(undefined);
  await register();
  expect(logged).toEqual(['service workers are not supported']);
  expect(noticeKeys()).toEqual([]);
});
