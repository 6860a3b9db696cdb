import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { centerPoint, type FocalPoint } from '#lib/pictures/focal-point.ts';
import { FocalPointField } from './focal-point-field.tsx';

function Field({
  isDisabled,
  onPoint,
}: {
  isDisabled: boolean;
  onPoint: (point: FocalPoint) => void;
}) {
  const [point, setPoint] = useState<FocalPoint>(centerPoint);
  return (
    <FocalPointField
      name="heron.png"
      src="heron.png"
      point={point}
      isDisabled={isDisabled}
      onPoint={(chosen) => {
        setPoint(chosen);
        onPoint(chosen);
      }}
    />
  );
}

/** Renders the field with a picture of 200 × 100 px at 10, 20. */
function renderField(isDisabled = false) {
  const handlePoint = vi.fn<(point: FocalPoint) => void>();
  const { user } = renderUi(<Field isDisabled={isDisabled} onPoint={handlePoint} />);
  const slider = screen.getByRole('slider', { name: 'Focal point of heron.png' });
  slider.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  const capture = vi.fn<(id: number) => void>();
  slider.setPointerCapture = capture;
  return { user, slider, capture, points: () => handlePoint.mock.calls.map(([point]) => point) };
}

test('FocalPointField: follows a pressed pointer, also outside of the picture, until its release', () => {
  const { slider, capture, points } = renderField();
  fireEvent.pointerMove(slider, { clientX: 20, clientY: 30, buttons: 0 });
  fireEvent.pointerDown(slider, { clientX: 160, clientY: 45, buttons: 1, pointerId: 1 });
  fireEvent.pointerMove(slider, { clientX: 60, clientY: 95, buttons: 1 });
  fireEvent.pointerMove(slider, { clientX: 500, clientY: 0, buttons: 1 });
  fireEvent.pointerMove(slider, { clientX: 110, clientY: 70, buttons: 0 });
  expect(capture).toHaveBeenCalledWith(1);
  expect(points()).toEqual([
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: -0.5 },
    { x: 1, y: 1 },
  ]);
  expect(slider.getAttribute('aria-valuetext')).toBe('100% from the left, 0% from the top');
});

test.each([
  ['{ArrowRight}', { x: 0.1, y: 0 }],
  ['{ArrowLeft}', { x: -0.1, y: 0 }],
  ['{ArrowUp}', { x: 0, y: 0.1 }],
  ['{ArrowDown}', { x: 0, y: -0.1 }],
  ['{Shift>}{ArrowRight}{/Shift}', { x: 0.5, y: 0 }],
  ['{ArrowRight}{ArrowRight}{ArrowUp}', { x: 0.2, y: 0.1 }],
  ['{ArrowRight}{Home}', { x: 0, y: 0 }],
])('FocalPointField: %s moves the point to %j', async (keys, expected) => {
  const { user, slider, points } = renderField();
  slider.focus();
  await user.keyboard(keys);
  expect(points().at(-1)).toEqual(expected);
});

test('FocalPointField: does not move the point while the field is disabled', async () => {
  const { user, slider, points } = renderField(true);
  fireEvent.pointerDown(slider, { clientX: 160, clientY: 45, buttons: 1, pointerId: 1 });
  slider.focus();
  await user.keyboard('{ArrowRight}{Home}');
  expect(points()).toEqual([]);
});
