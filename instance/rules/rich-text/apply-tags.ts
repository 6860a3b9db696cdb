const token =
  /<(?<close>\/?)(?<element>[a-z][a-z0-9]*)[^>]*>|\$\[(?<effect>[a-z0-9]{1,16})(?:\.(?<options>[a-z0-9=.,#_-]{1,120}))? |&lt;(?<end>\/?)(?<plain>b|i|s|u|del|small|sub|sup|ruby|rt|rp)&gt;|(?<bracket>[[\]])/g;
const option = /^(?<name>[a-z]{1,8})(?:=(?<value>[a-z0-9.#-]{1,16}))?$/;
const mostOptions = 8;

/** Something that was opened, and where its opening words stand among the pieces. */
interface Open {
  readonly kind: 'element' | 'effect' | 'plain' | 'bracket';
  readonly name: string;
  readonly at: number;
  readonly written: string;
}

function readOptions(options: string | undefined): string {
  return (options ?? '')
    .split(',')
    .slice(0, mostOptions)
    .flatMap((part) => {
      const { name, value } = option.exec(part)?.groups ?? {};
      return name === undefined ? [] : [` data-${name}="${value ?? ''}"`];
    })
    .join('');
}

/** Opens what a match says, or leaves it as text. */
function beginning(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { effect, options, plain } = groups;
  if (effect !== undefined) return `<span class="mfm _mfm_${effect}_"${readOptions(options)}>`;
  return plain === undefined ? undefined : `<${plain}>`;
}

/**
 * Finds, in the HTML that Markdown made, the plain tags that people write in it, and with `effects`
 * Misskey's `$[effect.option=value words]`, told by the classes of spans. A tag or effect stands
 * only where it begins and ends inside the same element; everything else stays as it was written.
 */
export function applyTags(html: string, effects: boolean): string {
  const pieces: string[] = [];
  const open: Open[] = [];
  let verbatim = 0;
  let at = 0;

  /** Ends the innermost thing of a name, and gives those inside it their written form back. */
  function end(kind: Open['kind'], name: string): boolean {
    const index = open.findLastIndex(
      (each) => each.kind === kind && (kind === 'effect' || each.name === name),
    );
    const border = open.findLastIndex((each) => each.kind === 'element');
    if (index === -1 || (kind !== 'element' && index < border)) return false;
    for (const inner of open.splice(index).slice(1)) pieces[inner.at] = inner.written;
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
        open.push({ kind: 'element', name: element, at: pieces.length, written });
      }
    } else if (verbatim === 0 && (effects || plain !== undefined)) {
      if (plain !== undefined && groups['end'] === '/') {
        if (end('plain', plain)) made = `</${plain}>`;
      } else if (effect !== undefined || plain !== undefined) {
        made = beginning(groups) ?? written;
        const kind = effect === undefined ? 'plain' : 'effect';
        open.push({ kind, name: effect ?? plain ?? '', at: pieces.length, written });
      } else if (bracket === '[') {
        open.push({ kind: 'bracket', name: '[', at: pieces.length, written });
      } else if (open.at(-1)?.kind === 'bracket') open.pop();
      else if (end('effect', '')) made = '</span>';
    }
    pieces.push(made);
  }
  pieces.push(html.slice(at));
  for (const left of open) pieces[left.at] = left.written;
  return pieces.join('');
}
