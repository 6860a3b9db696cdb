import type { ThreadLine, ThreadViewOptions } from './thread-lines.ts';

/**
 * The part of a connecting line beside one line of a thread. The connecting line (lane) leads from
 * a status to its replies.
 */
export interface Lane {
  /** The indentation level of the status whose replies the lane connects. */
  readonly column: number;
  /**
   * `start` begins below the avatar, `end` reaches the avatar from above, `elbow` reaches the
   * avatar from the side, and `through` passes the avatar.
   */
  readonly part: 'start' | 'end' | 'elbow' | 'through';
  /**
   * Id of the status whose replies the lane connects. Pressing the lane hides these replies. Absent
   * for the lane between ancestors, which cannot be hidden.
   */
  readonly branch?: string | undefined;
}

/** How a line of a conversation is indented and connected. */
export interface LaneLine {
  /** Number of steps of indentation. */
  readonly level: number;
  /** Whether the status is deeper than the last step of indentation. */
  readonly isTooDeep: boolean;
  readonly lanes: readonly Lane[];
}

/* The opened status is rendered at full width, so its replies are not indented. */
function levelsOf(lines: readonly ThreadLine[], focus: string): readonly number[] {
  let isBelowFocus = false;
  return lines.map((line) => {
    if (line.kind === 'others') return 0;
    if (line.kind === 'status' && line.depth === 0) isBelowFocus = line.id === focus;
    const level = line.kind === 'folded' ? line.depth + 1 : line.depth;
    return isBelowFocus ? Math.max(0, level - 1) : level;
  });
}

/* Returns for each line the statuses above it that it replies to, directly or indirectly, by
   level. */
function branchesOf(
  lines: readonly ThreadLine[],
  levels: readonly number[],
): readonly (readonly string[])[] {
  let above: readonly string[] = [];
  return lines.map((line, at) => {
    const branches = above.slice(0, levels[at]);
    if (line.kind === 'status') above = [...branches, line.id];
    return branches;
  });
}

/* Iterates from the last line to the first, since a lane passes a line only if it is connected
   to a line further down. */
function branchLanes(
  lines: readonly ThreadLine[],
  levels: readonly number[],
  maxLevel: number,
): readonly (readonly Lane[])[] {
  const branches = branchesOf(lines, levels);
  const open = new Set<number>();
  const connect = (line: ThreadLine, at: number): readonly Lane[] => {
    const level = levels[at] ?? 0;
    const above = branches[at] ?? [];
    const lanes: Lane[] = [];
    for (const [column, branch] of above.slice(0, maxLevel).entries()) {
      if (open.has(column)) lanes.push({ column, part: 'through', branch });
    }
    if (level > maxLevel) lanes.push({ column: maxLevel, part: 'end', branch: above[maxLevel] });
    else if (level > 0) lanes.push({ column: level - 1, part: 'elbow', branch: above[level - 1] });
    const own = Math.min(level, maxLevel);
    if (line.kind === 'status' && open.has(own)) {
      lanes.push({ column: own, part: 'start', branch: above[maxLevel] ?? line.id });
    }
    for (const column of open) if (column >= level) open.delete(column);
    if (level > 0) open.add(Math.min(level - 1, maxLevel));
    return lanes;
  };
  return lines
    .map((line, at) => ({ line, at }))
    .toReversed()
    .map(({ line, at }) => connect(line, at))
    .toReversed();
}

/* Successive ancestors are connected by one lane, which ends at the opened status. */
function ancestorLanes(
  lines: readonly ThreadLine[],
  { mode, focusedBranch, path }: ThreadViewOptions,
  focus: string,
): readonly (readonly Lane[])[] {
  const isOnPath = (line: ThreadLine): boolean =>
    line.kind === 'status' &&
    line.isBelowParent &&
    (mode === 'linear'
      ? path.has(line.id) || line.id === focus
      : line.isAncestor || (line.id === focusedBranch && line.depth === 0));
  return lines.map((line, at) => {
    const lanes: Lane[] = [];
    /* The opened status has a background of its own, so the lane between ancestors ends above
       it. */
    if (line.id !== focus && isOnPath(line)) lanes.push({ column: 0, part: 'end' });
    const next = lines[lines[at + 1]?.kind === 'others' ? at + 2 : at + 1];
    if (next && isOnPath(next) && line.kind !== 'missing') {
      lanes.push({ column: 0, part: line.kind === 'others' ? 'through' : 'start' });
    }
    return lanes;
  });
}

/**
 * Returns the indentation and the lanes of each line, for at most `maxLevel` steps. Statuses below
 * the last step are not indented further and connected by a straight lane.
 */
export function threadLanes(
  lines: readonly ThreadLine[],
  view: ThreadViewOptions,
  focus: string,
  maxLevel: number,
): ReadonlyMap<ThreadLine, LaneLine> {
  const levels = levelsOf(lines, focus);
  const branches = branchLanes(lines, levels, maxLevel);
  const ancestors = ancestorLanes(lines, view, focus);
  return new Map(
    lines.map((line, at) => {
      const level = levels[at] ?? 0;
      /* A status that filters hide has an empty line, so it gets no lanes. */
      const isEmpty = line.kind === 'status' && view.filtered.has(line.id);
      const lanes = isEmpty ? [] : [...(ancestors[at] ?? []), ...(branches[at] ?? [])];
      return [line, { level: Math.min(level, maxLevel), isTooDeep: level > maxLevel, lanes }];
    }),
  );
}
