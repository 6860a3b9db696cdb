import { createRoot } from 'react-dom/client';
import type { CurrentSession } from '#session/current-session.ts';
import type { SessionEnvironment } from '#session/session.ts';
import { App } from './app.tsx';
import { createRouter } from './router/router.ts';
import { routeRules } from './routes/route-rules.ts';

/** Renders the client into `#app`. Its messages must be loaded. */
export function render({
  current,
  world,
}: {
  current: CurrentSession;
  world: SessionEnvironment;
}): void {
  const root = document.getElementById('app');
  if (!root) return;
  const router = createRouter({
    page: window,
    area: world.tabArea,
    rules: routeRules(current),
  });
  /* Error boundaries log what they catch. */
  createRoot(root, { onCaughtError: () => undefined }).render(
    <App current={current} router={router} />,
  );
}
