import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactNode } from 'react';
import { withoutDirectionControls } from '#lib/direction-controls.ts';

/* Lingui (6.8) parses tags in the finished sentence, also within values. Elements are inserted
   after that, so a text that contains `<` is passed as an element. */
function asPlain(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? (
    <>{withoutDirectionControls(value)}</>
  ) : (
    value
  );
}

/**
 * A sentence with elements, in which values are never parsed as markup. The macro `Trans` is
 * compiled to this component (`runtimeConfigModule` in `lingui.config.ts`).
 */
export function Trans({ values, ...props }: TransProps): ReactNode {
  const plain =
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asPlain(value)]));
  return <LinguiTrans {...props} {...(plain ? { values: plain } : {})} />;
}
