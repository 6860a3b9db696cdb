import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StillImage, StillImagesContext } from './still-image.tsx';
import { renderUi } from '../testing/render-ui.tsx';

function show(src: string, isStill: boolean) {
  renderUi(
    <StillImagesContext value={isStill}>
      <StillImage src={src} alt="A heron" />
    </StillImagesContext>,
  );
  return screen.getByRole('img', { name: 'A heron', hidden: true });
}

test.each([
  ['https://media.example/heron.gif', true],
  ['https://media.example/heron.webp?size=2', true],
  ['https://media.example/proxy/abc', true],
  ['https://media.example/heron.jpg', false],
  ['https://media.example/heron.JPEG?x=.gif', false],
])(
  'StillImage: while animations are paused, draws %s on a canvas: %s [R-STATUS-028]',
  (src, isPainted) => {
    const image = show(src, true);
    expect(image.parentElement?.querySelector('canvas') !== null).toBe(isPainted);
  },
);

test('StillImage: renders a plain image while animations are not paused', () => {
  expect(
    show('https://media.example/heron.gif', false).parentElement?.querySelector('canvas'),
  ).toBeNull();
});
