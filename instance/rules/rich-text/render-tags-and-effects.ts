const token =
  /<(?<close>\/?)(?<element>[a-z][a-z0-9]*)[^>]*>|\$\[(?<effect>[a-z0-9]{1,16})(?:\.(?<options>[a-z0-9=.,#_-]{1,120}))? |&lt;(?<end>\/?)(?<plain>b|i|s|u|del|small|sub|sup|ruby|rt|rp)&gt;|(?<bracket>[[\]])/g;
const option = /^(?<name>[a-z]{1,8})(?:=(?<value>[a-z0-9.#-]{1,16}))?$/;
const maxOptions = 8;

/** An open tag with its index in `pieces`. */
interface OpenTag {
  readonly kind: 'element' | 'effect' | 'plain' | 'bracket';
  readonly name: string;
  readonly at: number;
  readonly written: string;
}

function readOptions(options: string | undefined): string {
  return (options ?? '')
    .split(',')
    .slice(0, maxOptions)
    .flatMap((part) => {
      const { name, value } = option.exec(part)?.groups ?? {};
      return name === undefined ? [] : [` data-${name}="${value ?? ''}"`];
    })
    .join('');
}

/** Returns the HTML start tag for a match; `undefined` to keep the match as text. */
function startTag(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { effect, options, plain } = groups;
  if (effect !== undefined) return `<span class="mfm _mfm_${effect}_"${readOptions(options)}>`;
  return plain === undefined ? undefined : `<${plain}>`;
}

/**
 * Renders HTML tags that were typed inside Markdown, in the HTML generated from it. With `effects`,
 * also renders Misskey's effects, `$[effect.option=value text]`, as spans with classes. A tag or
 * effect must start and end inside the same element; others stay text.
 */
export function renderTagsAndEffects(html: string, effects: boolean): string {
  const pieces: string[] = [];
  const open: OpenTag[] = [];
  /* Indices in `open` by name, since searching `open` for each end tag would take quadratic time. */
  const positions = new Map<string, number[]>();
  let verbatim = 0;
  let at = 0;

  function keysOf({ kind, name }: OpenTag): string[] {
    if (kind === 'element') return ['element', `element ${name}`];
    return [kind === 'effect' ? 'effect' : `${kind} ${name}`];
  }
  function begin(each: OpenTag): void {
    for (const key of keysOf(each)) {
      const known = positions.get(key);
      if (known) known.push(open.length);
      else positions.set(key, [open.length]);
    }
    open.push(each);
  }
  function forget(each: OpenTag): void {
    for (const key of keysOf(each)) positions.get(key)?.pop();
  }
  const lastOf = (key: string): number => positions.get(key)?.at(-1) ?? -1;

  /** Closes the innermost element of a name; elements inside it become text again. */
  function end(kind: OpenTag['kind'], name: string): boolean {
    const index = lastOf(kind === 'effect' ? 'effect' : `${kind} ${name}`);
    if (index === -1 || (kind !== 'element' && index < lastOf('element'))) return false;
    const [closed, ...inner] = open.splice(index);
    for (const each of inner) {
      pieces[each.at] = each.written;
      forget(each);
    }
    if (closed) forget(closed);
    return true;
  }

  for (const match of html.matchAll(token)) {
    pieces.push(html.slice(at, match.index));
    at = match.index + match[0].length;
    const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
    const { element, plain, effect, bracket } = groups;
    const written = match[0];
    let made = written;
    if (element !== undefined) {
      const isVerbatim = element === 'code' || element === 'pre';
      if (groups['close'] === '/') {
        if (isVerbatim) verbatim -= 1;
        end('element', element);
      } else if (!written.endsWith('/>')) {
        if (isVerbatim) verbatim += 1;
        begin({ kind: 'element', name: element, at: pieces.length, written });
      }
    } else if (verbatim === 0 && (effects || plain !== undefined)) {
      if (plain !== undefined && groups['end'] === '/') {
        if (end('plain', plain)) made = `</${plain}>`;
      } else if (effect !== undefined || plain !== undefined) {
        made = startTag(groups) ?? written;
        const kind = effect === undefined ? 'plain' : 'effect';
        begin({ kind, name: effect ?? plain ?? '', at: pieces.length, written });
      } else if (bracket === '[') {
        begin({ kind: 'bracket', name: '[', at: pieces.length, written });
      } else if (open.at(-1)?.kind === 'bracket') {
        const last = open.pop();
        if (last) forget(last);
      } else if (end('effect', '')) made = '</span>';
    }
    pieces.push(made);
  }
  pieces.push(html.slice(at));
  for (const unclosed of open) pieces[unclosed.at] = unclosed.written;
  return pieces.join('');
}
