import { afterEach, expect, test, vi } from 'vitest';
import { createNotices } from '#session/notices/notices.ts';
import { registerWorker } from './register-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A page of a build, in a browser with these service workers. */
function page(serviceWorker: unknown) {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', {
    location: { href: 'https://bird.example/', origin: 'https://bird.example' },
  });
  const logged: string[] = [];
  const notices = createNotices();
  const told = () => notices.store.getState().map(({ messageKey }) => messageKey);
  return {
    logged,
    told,
    register: () => registerWorker({ notices, log: (line) => logged.push(line) }),
  };
}

test('a worker is registered for the whole site; a newer one is told of, the first is not [R-START-008]', async () => {
  const registration = Object.assign(new EventTarget(), {
    installing: Object.assign(new EventTarget(), { state: 'installed' }),
  });
  const serviceWorker = {
    controller: null as object | null,
    ready: Promise.resolve({ active: undefined }),
    register: vi.fn(async () => registration),
  };
  const { register, told, logged } = page(serviceWorker);
  await register();
  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  const installs = (): void => {
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing.dispatchEvent(new Event('statechange'));
  };
  installs();
  expect(told()).toEqual([]);
  serviceWorker.controller = {};
  installs();
  expect(told()).toEqual(['version.new']);
  expect(logged).toEqual([]);
});

test('a browser without service workers is noted in the log only [R-START-012]', async () => {
  const { register, told, logged } = page(undefined);
  await register();
  expect(logged).toEqual(['there are no service workers here']);
  expect(told()).toEqual([]);
});
