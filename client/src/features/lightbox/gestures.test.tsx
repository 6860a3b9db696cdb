import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachGestures, wheelGestureEndMs, type Gestures } from './gestures.ts';

let gestures: Gestures;
let canStep = true;
const onStep = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  canStep = true;
  window.innerWidth = 400;
  render(
    <div data-testid="stage">
      <div data-testid="track">
        <div data-testid="beside">
          <div data-media data-testid="picture" />
          <button type="button">Something</button>
          <div data-media data-testid="sound">
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tests use only the position of the player */}
            <audio data-testid="player" />
            <div data-own-presses data-testid="game" />
          </div>
        </div>
      </div>
    </div>,
  );
  const stage = screen.getByTestId('stage');
  Object.assign(stage, { setPointerCapture: () => undefined });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800);
  for (const [element, width, height] of [
    [stage, 400, 800],
    [picture(), 400, 300],
  ] as const) {
    for (const name of ['clientWidth', 'offsetWidth'])
      Object.defineProperty(element, name, { value: width });
    for (const name of ['clientHeight', 'offsetHeight'])
      Object.defineProperty(element, name, { value: height });
  }
  const track = { current: screen.getByTestId('track') };
  const elements = { stage, track, picture: { current: picture() } };
  gestures = attachGestures(elements, { onStep, onClose, canStep: () => canStep });
});

afterEach(() => {
  gestures.detach();
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const picture = () => screen.getByTestId('picture');
const at = (clientX: number, clientY: number, pointerId = 1) => ({
  clientX,
  clientY,
  pointerId,
  pointerType: 'touch',
  button: 0,
});

function swipe(by: number, on: HTMLElement = picture()): void {
  fireEvent.pointerDown(on, at(200, 400));
  fireEvent.pointerMove(on, at(200 + by / 2, 400));
  fireEvent.pointerMove(on, at(200 + by, 400));
  fireEvent.pointerUp(on, at(200 + by, 400));
}

function pinch(from: number, to: number): void {
  fireEvent.pointerDown(picture(), at(200 - from / 2, 400, 1));
  fireEvent.pointerDown(picture(), at(200 + from / 2, 400, 2));
  fireEvent.pointerMove(picture(), at(200 - to / 2, 400, 1));
  fireEvent.pointerMove(picture(), at(200 + to / 2, 400, 2));
}

function release(to: number): void {
  fireEvent.pointerUp(picture(), at(200 - to / 2, 400, 1));
  fireEvent.pointerUp(picture(), at(200 + to / 2, 400, 2));
}

test('attachGestures: a swipe over a quarter of the window goes to the neighbour, a shorter one does not [R-VIEWER-007 R-CONST-029]', () => {
  swipe(-100);
  swipe(100);
  expect(onStep).not.toHaveBeenCalled();
  swipe(-101);
  expect(onStep).toHaveBeenLastCalledWith(1);
  swipe(101);
  expect(onStep).toHaveBeenLastCalledWith(-1);
  vi.runAllTimers();
  expect(onClose).not.toHaveBeenCalled();
});

test('attachGestures: the track follows the finger and returns on release', () => {
  fireEvent.pointerDown(picture(), at(200, 400));
  fireEvent.pointerMove(picture(), at(150, 400));
  expect(screen.getByTestId('track').style.getPropertyValue('--drag')).toBe('-50px');
  fireEvent.pointerUp(picture(), at(150, 400));
  expect(screen.getByTestId('track').style.getPropertyValue('--drag')).toBe('');
});

test('attachGestures: ignores swipes if there is only one attachment', () => {
  canStep = false;
  swipe(-300);
  expect(onStep).not.toHaveBeenCalled();
});

test('attachGestures: pinching zooms in, and below 1.2 the image resets [R-VIEWER-006 R-CONST-031]', () => {
  pinch(100, 115);
  expect(picture().style.transform).toContain('scale(1.15)');
  release(115);
  expect(picture().style.transform).toBe('');
  pinch(100, 300);
  release(300);
  expect(picture().style.transform).toContain('scale(3)');
  expect(onStep).not.toHaveBeenCalled();
});

test('attachGestures: pinching never shrinks an image below its initial size [R-CONST-030]', () => {
  pinch(300, 50);
  expect(picture().style.transform).toBe('');
  release(50);
  expect(onStep).not.toHaveBeenCalled();
});

test('attachGestures: dragging pans a zoomed image instead of swiping', () => {
  gestures.zoomBy(2);
  swipe(-300);
  expect(onStep).not.toHaveBeenCalled();
  expect(picture().style.transform).toMatch(/^translate\(-200px(?:, 0px)?\) scale\(2\)$/);
});

test('attachGestures: the wheel zooms in at the pointer and out again', () => {
  fireEvent.wheel(picture(), { deltaY: -400, clientX: 200, clientY: 400 });
  expect(picture().style.transform).toMatch(/scale\(2\.2/);
  fireEvent.wheel(picture(), { deltaY: 400, clientX: 200, clientY: 400 });
  expect(picture().style.transform).toBe('');
});

test('attachGestures: a double click zooms in and another one resets', () => {
  const click = () => {
    fireEvent.pointerDown(picture(), at(200, 400));
    fireEvent.pointerUp(picture(), at(200, 400));
  };
  click();
  click();
  expect(picture().style.transform).toContain('scale(2.5)');
  click();
  click();
  expect(picture().style.transform).toBe('');
  vi.runAllTimers();
  expect(onClose).not.toHaveBeenCalled();
});

test('attachGestures: a click beside the image closes after 100 ms, not earlier [R-VIEWER-015 R-CONST-032]', () => {
  const beside = screen.getByTestId('beside');
  fireEvent.pointerDown(beside, at(20, 20));
  fireEvent.pointerUp(beside, at(20, 20));
  vi.advanceTimersByTime(99);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('attachGestures: ignores clicks on interactive elements', () => {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, at(20, 20));
  fireEvent.pointerUp(button, at(20, 20));
  vi.runAllTimers();
  expect(onClose).not.toHaveBeenCalled();
});

test('attachGestures: arrow keys pan a zoomed image within the limits of dragging', () => {
  expect(gestures.moveBy({ x: 0, y: -80 })).toBe(false);
  expect(picture().style.transform).toBe('');
  gestures.zoomBy(4);
  // An image of 1600 by 1200 in a window of 400 by 800 can move by 600 and 200 to either side.
  for (let presses = 0; presses < 9; presses += 1) {
    expect(gestures.moveBy({ x: 80, y: -80 })).toBe(true);
  }
  expect(picture().style.transform).toBe('translate(600px, -200px) scale(4)');
});

test('attachGestures: resets a small zoom by wheel once the wheel is idle, and does not pan such an image by keys', () => {
  const turn = () => fireEvent.wheel(picture(), { deltaY: -40, clientX: 200, clientY: 400 });
  turn();
  expect(picture().style.transform).toMatch(/scale\(1\.08/);
  expect(gestures.moveBy({ x: 80, y: 0 })).toBe(false);
  vi.advanceTimersByTime(wheelGestureEndMs);
  expect(picture().style.transform).toBe('');
  for (let turns = 0; turns < 4; turns += 1) {
    turn();
    vi.advanceTimersByTime(wheelGestureEndMs - 1);
  }
  vi.advanceTimersByTime(wheelGestureEndMs);
  expect(picture().style.transform).toMatch(/scale\(1\.37/);
  expect(gestures.moveBy({ x: 80, y: 0 })).toBe(true);
});

test('attachGestures: a swipe can start on audio, but not on controls or a playing element', () => {
  for (const handled of ['player', 'game']) swipe(-300, screen.getByTestId(handled));
  expect(onStep).not.toHaveBeenCalled();
  swipe(-300, screen.getByTestId('sound'));
  expect(onStep).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onClose).not.toHaveBeenCalled();
});
