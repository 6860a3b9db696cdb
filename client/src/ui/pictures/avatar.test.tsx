import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, defaultAvatar } from './avatar.tsx';
import { renderUi } from '../testing/render-ui.tsx';

const shownSrc = () => screen.getByAltText('Mira').getAttribute('src');

test('Avatar: shows the default after a picture failed to load, and then a new picture [R-PROF-039]', () => {
  const { rerender } = renderUi(<Avatar alt="Mira" src="/gone.png" />);
  expect(shownSrc()).toBe('/gone.png');
  fireEvent.error(screen.getByAltText('Mira'));
  expect(shownSrc()).toBe(defaultAvatar);
  rerender(<Avatar alt="Mira" src="/new.png" />);
  expect(shownSrc()).toBe('/new.png');
});

test('Avatar: shows an empty shape with its name if the default fails to load too [R-PROF-039]', () => {
  renderUi(<Avatar alt="Mira" src="/gone.png" />);
  fireEvent.error(screen.getByAltText('Mira'));
  fireEvent.error(screen.getByAltText('Mira'));
  screen.getByText('Mira');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://['])(
  'Avatar: shows the default for the URL %j',
  (src) => {
    renderUi(<Avatar alt="Mira" src={src} />);
    expect(shownSrc()).toBe(defaultAvatar);
  },
);

test('Avatar: sets the referrer policy no-referrer', () => {
  renderUi(<Avatar alt="Mira" src="https://elsewhere.example/a.png" />);
  expect(screen.getByAltText('Mira').getAttribute('referrerpolicy')).toBe('no-referrer');
});
