import { createStore, type StoreApi, useStore } from 'zustand';
import type { Session, SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { WindowArguments, WindowKind } from './window-arguments.ts';

export interface OpenWindow<Kind extends WindowKind> {
  readonly kind: Kind;
  readonly args: WindowArguments[Kind];
  /**
   * The arguments with which the window was opened. A new object each time, since the same
   * arguments may be requested twice.
   */
  readonly initialArgs: WindowArguments[Kind];
  /** Whether the window is minimised: it keeps its state, and the page behind it can be used. */
  readonly isMinimized: boolean;
}

type WindowList = readonly OpenWindow<WindowKind>[];

/**
 * The open windows of a session, at most one of each kind. By this session part, code opens a
 * window without importing its code.
 */
export const windowList: SessionPart<StoreApi<WindowList>> = {
  name: 'open windows',
  create: () => createStore<WindowList>(() => []),
};

type WithParts = Pick<Session, 'part'>;

function findWindow<Kind extends WindowKind>(
  windows: WindowList,
  kind: Kind,
): OpenWindow<Kind> | undefined {
  return windows.find((window): window is OpenWindow<Kind> => window.kind === kind);
}

/**
 * Adds a window, or replaces it at its position in the list: the browser would close a `<dialog>`
 * element that was moved.
 */
function putWindow({ part }: WithParts, window: OpenWindow<WindowKind>): void {
  part(windowList).setState(
    (windows) =>
      windows.some(({ kind }) => kind === window.kind)
        ? windows.map((one) => (one.kind === window.kind ? window : one))
        : [...windows, window],
    true,
  );
}

function requireWindow<Kind extends WindowKind>(session: WithParts, kind: Kind): OpenWindow<Kind> {
  const window = getWindow(session, kind);
  if (!window) throw new Error(`the window "${kind}" is not open`);
  return window;
}

/** Opens a window. If it is open already, shows it with the new arguments. */
export function openWindow<Kind extends WindowKind>(
  session: WithParts,
  kind: Kind,
  args: WindowArguments[Kind],
): void {
  putWindow(session, { kind, args, initialArgs: args, isMinimized: false });
}

/**
 * Changes the arguments of an open window.
 *
 * @throws {Error} if the window is closed
 */
export function updateWindow<Kind extends WindowKind>(
  session: WithParts,
  kind: Kind,
  args: WindowArguments[Kind],
): void {
  putWindow(session, { ...requireWindow(session, kind), args });
}

/**
 * Minimises an open window, or restores it.
 *
 * @throws {Error} if the window is closed
 */
export function toggleWindowMinimized(session: WithParts, kind: 'settings' | 'moderation'): void {
  const window = requireWindow(session, kind);
  putWindow(session, { ...window, isMinimized: !window.isMinimized });
}

export function closeWindow({ part }: WithParts, closed: WindowKind): void {
  part(windowList).setState((windows) => windows.filter(({ kind }) => kind !== closed), true);
}

/** Returns an open window; undefined if it is closed. */
export function getWindow<Kind extends WindowKind>(
  { part }: WithParts,
  kind: Kind,
): OpenWindow<Kind> | undefined {
  return findWindow(part(windowList).getState(), kind);
}

/** Returns an open window and re-renders when it changes; undefined if it is closed. */
export function useWindow<Kind extends WindowKind>(kind: Kind): OpenWindow<Kind> | undefined {
  return useStore(useSession().part(windowList), (windows) => findWindow(windows, kind));
}
