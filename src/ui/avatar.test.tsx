import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, defaultAvatar } from './avatar.tsx';
import { renderUi } from './testing/render-ui.tsx';

const shownSrc = () => screen.getByAltText('Mira').getAttribute('src');

test('a picture that does not load gives way to the default, and a new picture gets its chance [R-PROF-039]', () => {
  const { rerender } = renderUi(<Avatar alt="Mira" src="/gone.png" />);
  expect(shownSrc()).toBe('/gone.png');
  fireEvent.error(screen.getByAltText('Mira'));
  expect(shownSrc()).toBe(defaultAvatar);
  rerender(<Avatar alt="Mira" src="/new.png" />);
  expect(shownSrc()).toBe('/new.png');
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://['])(
  'an account whose picture is at %j gets the default',
  (src) => {
    renderUi(<Avatar alt="Mira" src={src} />);
    expect(shownSrc()).toBe(defaultAvatar);
  },
);

test('the host of a picture does not learn which page shows it', () => {
  renderUi(<Avatar alt="Mira" src="https://elsewhere.example/a.png" />);
  expect(screen.getByAltText('Mira').getAttribute('referrerpolicy')).toBe('no-referrer');
});
