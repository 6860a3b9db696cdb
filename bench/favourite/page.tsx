import '@rookery/client/theme/theme.css';
import '@rookery/client/ui/page/base.css';
import { flushSync } from 'react-dom';
import { activateLanguage } from '@rookery/client/i18n/activate-language.ts';
import { Cards } from './cards.tsx';
import { countRenders } from './count-renders.ts';
import { makeSession } from './make-session.ts';
import { findButtons } from './favourite-clicks.ts';
import type { Outcome, Task } from './task.ts';
import { timeClicks } from './time-clicks.ts';

window.runFavouriteTask = async (task: Task): Promise<Outcome> => {
  await activateLanguage('en');
  const { session, ids } = makeSession(task.templates, task.rows);
  const shown = ids.slice(0, task.cards);
  const rendered: string[] = [];
  const { createRoot } =
    task.kind === 'count' ? await import('react-dom/profiling') : await import('react-dom/client');
  const place = document.getElementById('cards');
  if (!place) throw new Error('nowhere to put the cards');
  const root = createRoot(place);
  flushSync(() =>
    root.render(<Cards session={session} ids={shown} onRender={(id) => rendered.push(id)} />),
  );
  const buttons = findButtons(session, shown);
  const outcome = { rows: session.tables.statuses.size, mounted: buttons.length };
  return task.kind === 'count'
    ? { ...outcome, renders: await countRenders(session, buttons, rendered) }
    : { ...outcome, times: await timeClicks(session, buttons, task.rounds) };
};
