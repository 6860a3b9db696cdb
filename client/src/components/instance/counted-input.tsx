import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { useStore } from 'zustand';
import { formatNumber } from '#i18n/format/number.ts';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useSession } from '#session/session-context.ts';
import { textLength } from '#lib/text-length.ts';

/** Returns the number of characters left, as the server counts them; undefined without a limit. */
export function useCharactersLeft(text: string, limit: number | undefined): number | undefined {
  const counting = useStore(useSession().instance, ({ info }) => info.counting);
  return limit === undefined || limit <= 0 ? undefined : limit - textLength(text, counting);
}

/* The number of characters left is shown from this number downwards. */
const shownFrom = 20;

/**
 * A single-line text field with a limit. It has no `maxLength`, which counts UTF-16 units and
 * splits emoji: text past the limit stays in the field, is marked as too long, and blocks
 * submitting.
 */
export function CountedInput({
  limit,
  value,
  ...rest
}: {
  /** The maximum number of characters as the server counts them; undefined or 0 for no limit. */
  limit: number | undefined;
  value: string;
} & Omit<
  ComponentPropsWithRef<typeof TextInput>,
  'maxLength' | 'value' | 'description' | 'error'
>) {
  const { t, i18n } = useLingui();
  const left = useCharactersLeft(value, limit);
  const isNear = left !== undefined && left <= shownFrom && value !== '';
  const most = limit ?? 0;
  return (
    <TextInput
      {...rest}
      value={value}
      description={isNear && formatNumber(left, i18n.locale)}
      error={
        left !== undefined &&
        left < 0 &&
        t`Too long. Use at most ${plural(most, { one: '# character', other: '# characters' })}.`
      }
    />
  );
}
