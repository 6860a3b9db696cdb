import { getAsyncRefresh } from '@rookery/contract/calls/mastodon/async-refreshes.ts';
import { getContext } from '@rookery/contract/calls/status-details.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { Instance } from '#context.ts';
import { notFound } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { requiredOriginalStatus } from '#routes/required-entities.ts';
import { contextView } from '#views/context-view.ts';
import type { ViewContext } from '#views/view-context.ts';

/**
 * The time at which each conversation was first requested, by the id of its status. It is not
 * persisted.
 */
const firstOpened = new WeakMap<Instance, Map<string, number>>();

function isRemote({ account }: Status): boolean {
  return account.acct?.includes('@') === true;
}

/** Returns whether replies of other servers to a status are still fetched (`contextSeconds`). */
function isFetching(instance: Instance, id: string): boolean {
  const openedAt = firstOpened.get(instance)?.get(id) ?? 0;
  return instance.now() < openedAt + instance.config.contextSeconds * 1000;
}

function noteOpened(instance: Instance, id: string): void {
  const opened = firstOpened.get(instance) ?? new Map<string, number>();
  firstOpened.set(instance, opened);
  if (!opened.has(id)) opened.set(id, instance.now());
}

function repliesFromElsewhere(view: ViewContext, id: string): number {
  return contextView(view, requiredOriginalStatus(view, id)).descendants.filter(isRemote).length;
}

/**
 * The calls for conversations. Mastodon fetches replies from other servers in the background. This
 * instance has them already, and leaves them out until `contextSeconds` have passed.
 */
export const contextRoutes = [
  route(getContext, ({ view, path, instance }) => {
    const status = requiredOriginalStatus(view, path.id);
    const context = contextView(view, status);
    if (instance.config.contextSeconds === 0 || !context.descendants.some(isRemote)) return context;
    noteOpened(instance, status.id);
    if (!isFetching(instance, status.id)) return context;
    const descendants = context.descendants.filter((each) => !isRemote(each));
    return new RouteResponse(
      { ...context, descendants },
      { headers: { 'mastodon-async-refresh': `id="${status.id}", retry=1` } },
    );
  }),

  route(getAsyncRefresh, ({ view, path: { id }, instance }) => {
    if (firstOpened.get(instance)?.has(id) !== true) throw notFound();
    const isRunning = isFetching(instance, id);
    return {
      async_refresh: {
        id,
        status: isRunning ? 'running' : 'finished',
        result_count: isRunning ? 0 : repliesFromElsewhere(view, id),
      },
    };
  }),
];
