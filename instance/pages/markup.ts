import { escapeHtml } from '#rules/escape-html.ts';

/** HTML in which all values are escaped. Create it only with `markup`. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined;

function asText(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((each) => each.text).join('');
  return escapeHtml(String(part));
}

/** Tagged template that escapes every value except markup. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings
      .map((text, index) => text + (index < parts.length ? asText(parts[index]) : ''))
      .join(''),
  );
}
