import { parse, Root, type Comment, type Node, type Rule } from 'postcss';
import type { ProjectFile } from '../structure-rules.ts';
import { focusRing } from './focus-ring.ts';
import { forcedColorMarks } from './forced-color-marks.ts';
import { mirroredIcons } from './mirrored-icons.ts';
import { physicalSides } from './physical-sides.ts';
import { popoverPositions } from './popover-positions.ts';
import { restingEdges } from './resting-edges.ts';

const rules = [
  focusRing,
  forcedColorMarks,
  mirroredIcons,
  physicalSides,
  popoverPositions,
  restingEdges,
];

/** Returns the comment before a node, or before one that contains it, that disables a rule for it. */
function disablingComment(node: Node, name: string): Comment | undefined {
  for (let current: Node | undefined = node; current; current = current.parent) {
    const before = current instanceof Root ? current.first : current.prev();
    if (before?.type === 'comment' && before.text.startsWith(`check-disable ${name} --`))
      return before;
  }
  return undefined;
}

/** Returns one line for each place of the client's style sheets that breaks a rule. */
export function styleProblems(files: readonly ProjectFile[]): string[] {
  const problems: string[] = [];
  const all: Rule[] = [];
  const names = new Map<string, string>();
  for (const { path, text } of files.filter((file) => /^client\/src\/.*\.css$/.test(file.path))) {
    const report = (node: Node, problem: string) =>
      problems.push(`${path}:${node.source?.start?.line ?? 1}: ${problem}`);
    const sheet = parse(text);
    const used = new Set<Comment>();
    for (const { name, advice, find } of rules) {
      for (const node of find(sheet)) {
        const comment = disablingComment(node, name);
        if (comment) used.add(comment);
        else report(node, `${name}: ${advice}`);
      }
    }
    sheet.walkComments((comment) => {
      if (comment.text.startsWith('check-disable') && !used.has(comment))
        report(comment, 'disables nothing');
    });
    sheet.walkRules((rule) => void all.push(rule));
    // The names of classes in the build consist of file name and class name (vite.config.ts).
    const base = path.slice(path.lastIndexOf('/') + 1);
    const other = names.get(base);
    if (other !== undefined) report(sheet, `style-sheet-names: has the name of ${other}`);
    names.set(base, path);
  }
  for (const { name, advice, required = [] } of rules)
    for (const matches of required)
      if (!all.some(matches))
        problems.push(`client/src: ${name}: no style sheet has it: ${advice}`);
  return problems;
}
