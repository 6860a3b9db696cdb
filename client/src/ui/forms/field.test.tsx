import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Select } from './select.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);

test('Field: gives the control its label as name, and help and error as description', () => {
  renderUi(<TextInput label="Username" description="As on your server." error="Is missing." />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(describedBy(input)).toEqual(['As on your server.', 'Is missing.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Is missing.');
});

test('Field: does not mark the control as invalid if there is no error', () => {
  renderUi(<TextArea label="About you" error="" />);
  const area = screen.getByRole('textbox', { name: 'About you' });
  expect(area.getAttribute('aria-invalid')).toBeNull();
  expect(area.getAttribute('aria-describedby')).toBeNull();
});

test('Select: calls onChoose with the value of the selected option', async () => {
  const handleChoose = vi.fn();
  const { user } = renderUi(
    <Select
      label="Visibility"
      value="public"
      onChoose={handleChoose}
      options={[
        { value: 'public', label: 'Public' },
        { value: 'private', label: 'Followers only' },
      ]}
    />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Visibility' }), 'Followers only');
  expect(handleChoose).toHaveBeenCalledExactlyOnceWith('private');
});

test('Checkbox: toggles when its label is clicked and when Space is pressed', async () => {
  const handleToggle = vi.fn();
  const { user } = renderUi(
    <Checkbox label="Bot" description="Posts by itself." onToggle={handleToggle} />,
  );
  await user.click(screen.getByText('Bot'));
  await user.keyboard(' ');
  expect(handleToggle.mock.calls).toEqual([[true], [false]]);
  expect(describedBy(screen.getByRole('checkbox'))).toEqual(['Posts by itself.']);
});
