import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { value: 'everybody', label: 'Everyone' },
  { value: 'nobody', label: 'No one' },
];

test.each(['followers', 'Nobody', 'list:7'])(
  'Select: shows the unknown value “%s” as an option, and another option can be selected',
  async (value) => {
    const onChoose = vi.fn();
    render(<Select label="Senders" value={value} options={options} onChoose={onChoose} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Senders' });
    expect(select.selectedOptions[0]?.textContent).toBe(value);
    await userEvent.selectOptions(select, 'Everyone');
    expect(onChoose.mock.calls).toEqual([['everybody']]);
  },
);

test('Select: adds no option for a known or empty value', () => {
  const { rerender } = render(
    <Select label="Senders" value="nobody" options={options} onChoose={() => undefined} />,
  );
  expect(screen.getAllByRole('option')).toHaveLength(2);
  rerender(<Select label="Senders" value="" options={options} onChoose={() => undefined} />);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
