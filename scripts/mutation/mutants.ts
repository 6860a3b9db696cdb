import { parseSync, type ESTree } from 'vite';

/** One change of a source: the code between two offsets is replaced. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isText = ({ type, ...node }: ESTree.Node): boolean =>
  type === 'TemplateLiteral' || ('value' in node && typeof node.value === 'string');

/** Returns the changes of one node, without those of the nodes in it. */
function mutantsOf(node: ESTree.Node, code: string): readonly Mutant[] {
  const { start, end } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node;
      const replacement = operators[operator];
      // A difference of texts would fail the types.
      if (replacement === undefined || isText(left) || isText(right)) return [];
      const at = code.indexOf(operator, left.end);
      return [{ start: at, end: at + operator.length, replacement }];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start, end: start + 1, replacement: '' }] : [];
    case 'ConditionalExpression':
    case 'IfStatement': {
      const { test } = node;
      const replacement = `!(${code.slice(test.start, test.end)})`;
      return [{ start: test.start, end: test.end, replacement }];
    }
    case 'Literal':
      if (typeof node.value === 'boolean') return [{ start, end, replacement: `${!node.value}` }];
      if (typeof node.value === 'number') return [{ start, end, replacement: `${node.value + 1}` }];
      return [];
    case 'ExpressionStatement':
      return node.directive ? [] : [{ start, end, replacement: ';' }];
    default:
      return [];
  }
}

/**
 * Returns every mutant of a TypeScript source: another operator, a negated condition, another
 * number or boolean, or a missing statement. Types have none.
 */
export function findMutants(code: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || /^TS(?!(?:As|Satisfies|NonNull))/.test(value.type)) return;
    found.push(...mutantsOf(value, code));
    Object.values(value).forEach(visit);
  };
  visit(parseSync('source.ts', code).program);
  return found;
}
