import { StageView } from './stage-view.ts';
import { stepOfSwipe } from './steps.ts';
import { panBy, startView, zoomAt, zoomLimits, type Point } from './zoom.ts';

/** Milliseconds from a press beside the picture until the viewer closes (R-CONST-032). */
export const closeDelay = 100;

/** Pixels: less is a finger that trembles. */
const stillness = 8;

/** Two presses so near in time (ms) and place (px) are one double press. */
const doublePress = { within: 300, near: 30, scale: 2.5 } as const;

/** Pixels at a player's lower edge that belong to its controls. */
const controlsHeight = 72;

/** Milliseconds after which a wheel that turns no more has let the picture go. */
export const wheelRest = 200;

export interface GestureHandlers {
  /** To a neighbour; called only where `canStep`. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onClose: () => void;
  readonly canStep: () => boolean;
}

export interface Gestures {
  /** Zooms at the middle, as keys and buttons do. */
  readonly zoomBy: (factor: number) => void;
  /** Moves a zoomed picture, as far as dragging would; whether there is one. */
  readonly moveBy: (by: Point) => boolean;
  /** To be called before another picture is shown. */
  readonly reset: () => void;
  readonly detach: () => void;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance(one: Point | undefined, other: Point | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Whether a press there is meant for something of its own: a button, a link, a player's controls. */
function isTaken(target: EventTarget | null, y: number): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('button, a, audio, [data-own-presses]')) return true;
  const film = target.closest('video');
  return film !== null && y > film.getBoundingClientRect().bottom - controlsHeight;
}

/**
 * What fingers, mouse and wheel do on the stage: swipe, pinch, drag, double press, press beside.
 * React knows nothing of a gesture until it comes to something.
 */
export function attachGestures(stage: HTMLElement, handlers: GestureHandlers): Gestures {
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = new Map<number, Point>();
  const view = new StageView(stage);
  /** Where the fingers and the picture were when the number of fingers last changed. */
  let begun = { zoom: view.zoom, at: [] as readonly Point[] };
  let pressed: { target: EventTarget | null; hasMoved: boolean; wasPinch: boolean } | undefined;
  let lastPress = { time: -Infinity, at: { x: 0, y: 0 } };
  let closing: ReturnType<typeof setTimeout> | undefined;
  let wheeling: ReturnType<typeof setTimeout> | undefined;

  const mark = (): void => {
    begun = { zoom: view.zoom, at: [...pointers.values()] };
    stage.toggleAttribute('data-held', pointers.size > 0);
  };
  const drag = (): Point => {
    const now = [...pointers.values()];
    const [from, to] = [middle(begun.at), middle(now)];
    return { x: to.x - from.x, y: to.y - from.y };
  };
  const pressDouble = (at: Point): void => {
    if (view.isZoomed) view.show(startView);
    else if (view.picture) {
      view.show(zoomAt(view.zoom, doublePress.scale, at));
      view.letGo();
    }
  };
  const handlePress = (target: EventTarget | null, at: Point, time: number): void => {
    const isOnMedia = target instanceof Element && target.closest('[data-media]') !== null;
    if (!isOnMedia) {
      clearTimeout(closing);
      closing = setTimeout(handlers.onClose, closeDelay);
      return;
    }
    const isDouble =
      time - lastPress.time < doublePress.within && distance(at, lastPress.at) < doublePress.near;
    lastPress = { time: isDouble ? -Infinity : time, at };
    if (isDouble) pressDouble(at);
  };

  const handleDown = (event: PointerEvent): void => {
    if (event.button !== 0 || isTaken(event.target, event.clientY)) return;
    pointers.set(event.pointerId, view.pointOf(event));
    if (pointers.size === 1) pressed = { target: event.target, hasMoved: false, wasPinch: false };
    else if (pressed) pressed = { ...pressed, hasMoved: true, wasPinch: true };
    view.slide(0);
    mark();
  };
  const handleMove = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, view.pointOf(event));
    const by = drag();
    if (pressed && !pressed.hasMoved && Math.hypot(by.x, by.y) > stillness) {
      pressed.hasMoved = true;
      if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId);
    }
    if (pointers.size > 1) {
      const now = [...pointers.values()];
      const factor = distance(now[0], now[1]) / (distance(begun.at[0], begun.at[1]) || 1);
      if (view.picture) view.show(panBy(zoomAt(begun.zoom, factor, middle(begun.at)), by));
    } else if (view.isZoomed) {
      view.show(panBy(begun.zoom, by));
    } else if (pressed?.hasMoved && handlers.canStep()) {
      view.slide(by.x);
    }
  };
  const handleUp = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const by = drag();
    const wasZoomed = view.isZoomed;
    pointers.delete(event.pointerId);
    if (event.type === 'pointercancel') pressed = undefined;
    if (wasZoomed) view.letGo();
    mark();
    if (pointers.size > 0) return;
    view.slide(0);
    if (pressed && !pressed.hasMoved) {
      handlePress(pressed.target, view.pointOf(event), event.timeStamp);
    } else if (pressed && !pressed.wasPinch && !wasZoomed && handlers.canStep()) {
      const step = stepOfSwipe(by.x, window.innerWidth);
      if (step !== 0) handlers.onStep(step);
    }
    pressed = undefined;
  };
  const handleWheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!view.picture) return;
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    view.show(zoomAt(view.zoom, factor, view.pointOf(event)));
    clearTimeout(wheeling);
    if (event.deltaY > 0) view.letGo();
    else wheeling = setTimeout(() => view.letGo(), wheelRest);
  };

  stage.addEventListener('pointerdown', handleDown, { signal });
  stage.addEventListener('pointermove', handleMove, { signal });
  stage.addEventListener('pointerup', handleUp, { signal });
  stage.addEventListener('pointercancel', handleUp, { signal });
  stage.addEventListener('wheel', handleWheel, { signal, passive: false });
  return {
    zoomBy: (factor) => {
      if (!view.picture) return;
      view.show(zoomAt(view.zoom, factor, { x: 0, y: 0 }));
      if (factor < 1) view.letGo();
    },
    moveBy: (by) => {
      // Zoomed less than this it snaps back, so there is nothing to move, and the key may do something else.
      if (view.zoom.scale < zoomLimits.reset) return false;
      view.show(panBy(view.zoom, by));
      view.letGo();
      return true;
    },
    reset: () => view.show(startView),
    detach: () => {
      clearTimeout(closing);
      clearTimeout(wheeling);
      listening.abort();
    },
  };
}
