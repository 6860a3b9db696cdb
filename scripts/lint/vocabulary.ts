import { readFileSync } from 'node:fs';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { misnomerIn, misnomersOf } from '../check/vocabulary-rules.ts';

const misnomers = misnomersOf(
  readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'),
);

/** Returns whether an identifier declares a variable, function, parameter, property or type. */
function isDeclared(name: ESTree.Node): boolean {
  const { parent } = name;
  switch (parent?.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return parent.id === name;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return parent.id === name || parent.params.some((each) => each === name);
    case 'ArrowFunctionExpression':
    case 'TSFunctionType':
      return parent.params.some((each) => each === name);
    case 'TSMethodSignature':
      return parent.key === name || parent.params.some((each) => each === name);
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return parent.key === name && !parent.computed;
    case 'Property':
      return parent.parent.type === 'ObjectPattern'
        ? parent.value === name
        : parent.key === name && !parent.computed && !parent.shorthand;
    case 'AssignmentPattern':
      return parent.left === name;
    case 'CatchClause':
      return parent.param === name;
    case 'ArrayPattern':
    case 'RestElement':
    case 'TSParameterProperty':
    case 'TSTypeParameter':
      return true;
    default:
      return false;
  }
}

/** Refuses names that contain a word for which the glossary has a term. */
export const vocabulary = defineRule({
  create(context) {
    function check(node: ESTree.Node & { readonly name: string }): void {
      const misnomer = misnomerIn(node.name, misnomers);
      if (misnomer && isDeclared(node))
        context.report({
          node,
          message: `“${node.name}” says “${misnomer.word}”: use the term “${misnomer.term}” of docs/glossary.md.`,
        });
    }
    return { Identifier: check, PrivateIdentifier: check };
  },
});
