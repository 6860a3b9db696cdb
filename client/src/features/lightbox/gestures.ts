import { type StageElements, StageView } from './stage-view.ts';
import { swipeStep } from '#lib/touch/swipe-step.ts';
import { panBy, initialZoom, zoomAt, zoomLimits, type Point } from '#lib/touch/zoom.ts';

/** Delay between a click beside the image and closing, in milliseconds (R-CONST-032). */
export const lightboxCloseDelayMs = 100;

/** Movement in pixels below which a press is a click and not a drag. */
const dragThreshold = 8;

/**
 * Maximum time (ms) and distance (px) between the clicks of a double click, and its zoom factor.
 */
const doubleClick = { within: 300, near: 30, scale: 2.5 } as const;

/** Height in pixels of the browser's controls at the lower edge of a player. */
const controlsHeight = 72;

/** Milliseconds without a wheel event after which a wheel gesture ends. */
export const wheelGestureEndMs = 200;

export interface GestureHandlers {
  /** Shows the next or previous attachment; called only if `canStep` returns true. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onClose: () => void;
  readonly canStep: () => boolean;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance(one: Point | undefined, other: Point | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Returns whether an element handles presses and keys itself, such as a Flash game. */
export function handlesOwnInput(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-own-presses]') !== null;
}

/**
 * Returns whether a press at the height `y` belongs to an interactive element: a button, a link or the
 * controls of a player.
 */
function isInteractive(target: EventTarget | null, y: number): boolean {
  if (!(target instanceof Element)) return true;
  if (handlesOwnInput(target) || target.closest('button, a, audio')) return true;
  const video = target.closest('video');
  return video !== null && y > video.getBoundingClientRect().bottom - controlsHeight;
}

/**
 * Handles pointer and wheel gestures on the stage, the element that contains the attachments:
 * swipe, pinch, drag, double click, click beside the image. Moves elements by style properties,
 * without rendering React components; the handlers receive only the results.
 */
export function attachGestures(elements: StageElements, handlers: GestureHandlers) {
  const { stage } = elements;
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, Point>();
  const view = new StageView(elements);
  /** Pointer positions and zoom when the number of pointers last changed. */
  let gestureStart = { zoom: view.zoom, at: [] as readonly Point[] };
  let pressed: { target: EventTarget | null; hasMoved: boolean; wasPinch: boolean } | undefined;
  let lastClick = { time: -Infinity, at: { x: 0, y: 0 } };
  let closing: ReturnType<typeof setTimeout> | undefined;
  let wheeling: ReturnType<typeof setTimeout> | undefined;

  const startGesture = (): void => {
    gestureStart = { zoom: view.zoom, at: [...pointers.values()] };
    stage.toggleAttribute('data-held', pointers.size > 0);
  };
  const drag = (): Point => {
    const now = [...pointers.values()];
    const [from, to] = [middle(gestureStart.at), middle(now)];
    return { x: to.x - from.x, y: to.y - from.y };
  };
  const toggleZoom = (at: Point): void => {
    if (view.isZoomed) view.show(initialZoom);
    else if (view.picture) {
      view.show(zoomAt(view.zoom, doubleClick.scale, at));
      view.snapBack();
    }
  };
  const handleClick = (target: EventTarget | null, at: Point, time: number): void => {
    const isOnMedia = target instanceof Element && target.closest('[data-media]') !== null;
    if (!isOnMedia) {
      clearTimeout(closing);
      closing = setTimeout(handlers.onClose, lightboxCloseDelayMs);
      return;
    }
    const isDouble =
      time - lastClick.time < doubleClick.within && distance(at, lastClick.at) < doubleClick.near;
    lastClick = { time: isDouble ? -Infinity : time, at };
    if (isDouble) toggleZoom(at);
  };

  const handleDown = (event: PointerEvent): void => {
    if (event.button !== 0 || isInteractive(event.target, event.clientY)) return;
    pointers.set(event.pointerId, view.pointOf(event));
    if (pointers.size === 1) pressed = { target: event.target, hasMoved: false, wasPinch: false };
    else if (pressed) pressed = { ...pressed, hasMoved: true, wasPinch: true };
    view.slide(0);
    startGesture();
  };
  const handleMove = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, view.pointOf(event));
    const by = drag();
    if (pressed && !pressed.hasMoved && Math.hypot(by.x, by.y) > dragThreshold) {
      pressed.hasMoved = true;
      if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId);
    }
    if (pointers.size > 1) {
      const now = [...pointers.values()];
      const factor =
        distance(now[0], now[1]) / (distance(gestureStart.at[0], gestureStart.at[1]) || 1);
      if (view.picture)
        view.show(panBy(zoomAt(gestureStart.zoom, factor, middle(gestureStart.at)), by));
    } else if (view.isZoomed) {
      view.show(panBy(gestureStart.zoom, by));
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
    if (wasZoomed) view.snapBack();
    startGesture();
    if (pointers.size > 0) return;
    view.slide(0);
    if (pressed && !pressed.hasMoved) {
      handleClick(pressed.target, view.pointOf(event), event.timeStamp);
    } else if (pressed && !pressed.wasPinch && !wasZoomed && handlers.canStep()) {
      const step = swipeStep(by.x, window.innerWidth);
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
    if (event.deltaY > 0) view.snapBack();
    else wheeling = setTimeout(() => view.snapBack(), wheelGestureEndMs);
  };

  stage.addEventListener('pointerdown', handleDown, { signal });
  stage.addEventListener('pointermove', handleMove, { signal });
  stage.addEventListener('pointerup', handleUp, { signal });
  stage.addEventListener('pointercancel', handleUp, { signal });
  stage.addEventListener('wheel', handleWheel, { signal, passive: false });
  return {
    /** Zooms at the centre of the stage, for keys and buttons. */
    zoomBy: (factor: number) => {
      if (!view.picture) return;
      view.show(zoomAt(view.zoom, factor, { x: 0, y: 0 }));
      if (factor < 1) view.snapBack();
    },
    /**
     * Pans a zoomed image within the limits of dragging. Returns false if the image is not zoomed.
     */
    moveBy: (by: Point) => {
      // Below this scale the image returns to its initial size, so it cannot be panned, and the
      // arrow
      // key shows another attachment instead.
      if (view.zoom.scale < zoomLimits.reset) return false;
      view.show(panBy(view.zoom, by));
      view.snapBack();
      return true;
    },
    /** Resets the zoom; call it before showing another attachment. */
    reset: () => view.show(initialZoom),
    detach: () => {
      clearTimeout(closing);
      clearTimeout(wheeling);
      controller.abort();
    },
  };
}

export type Gestures = ReturnType<typeof attachGestures>;
