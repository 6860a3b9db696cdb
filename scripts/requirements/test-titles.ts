import { parseSync, Visitor, type ESTree } from 'vite';

const testFunctions = new Set(['test', 'it', 'describe']);
/** A test that does not run covers nothing. */
const inactiveModifiers = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Returns the names in a callee: `test` and `each` for `test.each(table)`. */
function namesIn(callee: ESTree.Expression | ESTree.Super): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesIn(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesIn(callee.tag);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return [...namesIn(callee.object), callee.property.name];
  return [''];
}

/**
 * Returns the titles in a test file: the first arguments of `test`, `it` and `describe`, also with
 * `.each` and similar modifiers.
 */
export function testTitles(path: string, source: string): string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const isString =
        title?.type === 'TemplateLiteral' ||
        (title?.type === 'Literal' && typeof title.value === 'string');
      if (!isString) return;
      const [name = '', ...modifiers] = namesIn(callee);
      const isActive = !modifiers.some((modifier) => inactiveModifiers.has(modifier));
      if (testFunctions.has(name) && isActive)
        titles.push(source.slice(title.start + 1, title.end - 1));
    },
  });
  visitor.visit(parseSync(path, source).program);
  return titles;
}

/** Returns the ids of a range such as `R-CALL-001..114`. */
function idsOfRange(area: string, first: string, last: string): string[] {
  const length = Math.max(Number(last) - Number(first) + 1, 0);
  return Array.from(
    { length },
    (_, index) => `${area}${String(Number(first) + index).padStart(3, '0')}`,
  );
}

/**
 * Returns the ids in square brackets of a title: `[R-TL-012]`, `[R-A-001 R-A-002]`,
 * `[R-A-001..009]`.
 */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*\bR-[^\]]*)\]/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/\b(R-[A-Z0-9]+-)(\d+)\.\.(\d+)|\bR-[\w-]+/g)].flatMap(
      ([id, area, first, last]) =>
        area !== undefined && first !== undefined && last !== undefined
          ? idsOfRange(area, first, last)
          : [id],
    ),
  );
}
