import { list, type Declaration, type Node, type Root, type Rule } from 'postcss';

/**
 * A rule for style sheets, which a comment `check-disable NAME -- reason` before a node disables.
 */
export interface StyleRule {
  readonly name: string;
  /** How to write it instead. Part of the message. */
  readonly advice: string;
  /** Returns the nodes that break the rule. */
  readonly find: (sheet: Root) => readonly Node[];
  /** Conditions, each of which at least one rule in the style sheets must meet. */
  readonly required?: readonly ((rule: Rule) => boolean)[];
}

/** Returns the declarations of a rule by property. */
export function declarationsOf(rule: Rule): ReadonlyMap<string, string> {
  return new Map(
    rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : [])),
  );
}

/** Returns the selectors of the rule that contains a declaration. */
export function selectorsOf({ parent }: Declaration): readonly string[] {
  return parent?.type === 'rule' && 'selector' in parent ? list.comma(parent.selector) : [];
}

/** Returns all rules for which `matches` is true. */
export function rulesOf(sheet: Root, matches: (rule: Rule) => boolean): readonly Rule[] {
  const found: Rule[] = [];
  sheet.walkRules((rule) => {
    if (matches(rule)) found.push(rule);
  });
  return found;
}

/** Returns whether a rule applies in forced colours only. */
export function isInForcedColors({ parent }: Rule): boolean {
  return (
    parent?.type === 'atrule' && 'params' in parent && /forced-colors: active/.test(parent.params)
  );
}
