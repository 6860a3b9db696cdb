import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import type { Ref } from 'react';
import { Button } from '../buttons/button.tsx';
import { Form } from './form.tsx';
import styles from './search-form.module.css';
import { TextInput } from './text-input.tsx';

/** Search field with a button. Pressing Enter or the button submits the trimmed text. */
export function SearchForm({
  label,
  field,
  onSearch,
}: {
  label: string;
  field?: Ref<HTMLInputElement>;
  onSearch: (words: string) => void;
}) {
  return (
    <search>
      <Form className={styles.form} onSubmit={(typed) => onSearch(typed('words').trim())}>
        <TextInput
          ref={field}
          label={label}
          isLabelHidden
          name="words"
          type="search"
          autoComplete="off"
          placeholder={label}
        />
        <Button type="submit" icon={Search}>
          <Trans>Search</Trans>
        </Button>
      </Form>
    </search>
  );
}
