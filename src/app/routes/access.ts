import { redirect } from '@tanstack/react-router';
import type { CurrentSession } from '#session/current-session.ts';
import { readInstanceOptions } from '#session/preferences/instance-options.ts';

export interface RouterContext {
  readonly current: CurrentSession;
}

/** The instance may send people elsewhere, but it must not keep them waiting (milliseconds). */
const patience = 1500;

/** Where somebody lands who went nowhere in particular: as the instance says (spec 1 §2, Rules). */
export function landingPath({ store }: CurrentSession): string {
  const { viewerId, instance } = store.getState();
  const options = readInstanceOptions(...instance.getState().settings);
  return viewerId === null ? options.redirectRootNoLogin : options.redirectRootLogin;
}

/** Sends somebody where they land, once the instance has had time to say where that is. */
export async function land({ current }: RouterContext): Promise<never> {
  const { whenInstanceKnown } = current.store.getState();
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([whenInstanceKnown, enough]);
  throw redirect({ href: landingPath(current), replace: true });
}

/** Sends visitors away from what only members have (spec 1 §2, Rules). */
export async function requireMember(context: RouterContext): Promise<void> {
  if (context.current.store.getState().viewerId === null) await land(context);
}
