import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactNode } from 'react';
import { withoutDirectionControls } from '#lib/direction-controls.ts';

/*
 * Lingui (6.8) parses tags in the finished sentence, values included. Elements are inserted
 * afterwards, so a text containing `<` is passed as an element.
 */
function asPlain(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? (
    <>{withoutDirectionControls(value)}</>
  ) : (
    value
  );
}

/**
 * Sentence with elements, in which values are never parsed as markup. Replaces the macro's `Trans`
 * (`runtimeConfigModule` in `lingui.config.ts`).
 */
export function Trans({ values, ...props }: TransProps): ReactNode {
  const plain =
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asPlain(value)]));
  return <LinguiTrans {...props} {...(plain ? { values: plain } : {})} />;
}
