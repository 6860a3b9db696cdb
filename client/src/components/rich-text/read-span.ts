import type { RichEffect, RichMark } from './rich-node.ts';

export interface SpanMeaning {
  readonly mark?: RichMark;
  readonly effect?: RichEffect;
}

const marks: ReadonlyMap<string, RichMark> = new Map(
  (['invisible', 'ellipsis', 'quote-inline', 'greentext', 'cyantext'] as const).map((mark) => [
    mark,
    mark,
  ]),
);

/* `_mfm_spin_` from Akkoma and Pleroma, `mfm-spin` in the format that servers agreed on later. */
const effectClass = /^(?:_mfm_([a-z\d]{1,16})_|mfm-([a-z\d]{1,16}))$/;
const optionName = /^data-(?:mfm-)?([a-z]{1,8})$/;
const optionValue = /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:s|ms|deg)?|[\da-f]{3,8})$/i;
const maximumOptions = 8;

function readEffect(name: string, attributes: ReadonlyMap<string, string>): RichEffect {
  const options: [string, string | true][] = [];
  for (const [attribute, value] of attributes) {
    const option = optionName.exec(attribute)?.[1];
    if (option === undefined || options.length === maximumOptions) continue;
    if (value === '' || value === 'true' || value === option) options.push([option, true]);
    else if (optionValue.test(value)) options.push([option, value]);
  }
  return { name, options: Object.fromEntries(options) };
}

/** Returns the meaning of a span by its class; the class itself is dropped. */
export function readSpan(attributes: ReadonlyMap<string, string>): SpanMeaning {
  const classes = attributes.get('class');
  if (classes === undefined) return {};
  for (const name of classes.split(/\s+/, 16)) {
    const mark = marks.get(name);
    if (mark !== undefined) return { mark };
    const effect = effectClass.exec(name);
    const effectName = effect?.[1] ?? effect?.[2];
    if (effectName !== undefined) return { effect: readEffect(effectName, attributes) };
  }
  return {};
}
