import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchForm } from './search-form.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

test.each(['text', 'search', 'email', 'url', 'tel', 'password', undefined] as const)(
  'TextInput: sets dir to auto for the type %s [R-STATUS-043]',
  (type) => {
    renderUi(<TextInput label="Name" type={type} />);
    expect(screen.getByLabelText('Name').getAttribute('dir')).toBe('auto');
  },
);

test.each(['number', 'date', 'datetime-local', 'time'] as const)(
  'TextInput: sets no dir for the type %s',
  (type) => {
    renderUi(<TextInput label="Name" type={type} />);
    expect(screen.getByLabelText('Name').hasAttribute('dir')).toBe(false);
  },
);

test('SearchForm and TextArea: set dir to auto [R-STATUS-043]', () => {
  renderUi(
    <>
      <SearchForm label="Search" onSearch={() => undefined} />
      <TextArea label="Bio" />
    </>,
  );
  expect(screen.getByLabelText('Search').getAttribute('dir')).toBe('auto');
  expect(screen.getByLabelText('Bio').getAttribute('dir')).toBe('auto');
});
