import type { ValidationRule } from '../specs/space-model.ts'

export type ListRemoval = { node: string; kind: string; value: unknown }

/** Covers lists such as `in` and `enabledNodeTypes` whose rule stays. Accepted content types are handled separately. */
export function listRemovals(
  held: readonly ValidationRule[],
  wanted: readonly ValidationRule[],
): ListRemoval[] {
  const after = listsIn(wanted)
  return listsIn(held).flatMap(({ node, kind, values }) => {
    const same = after.filter((list) => list.node === node && list.kind === kind)
    const left = same.flatMap((list) => list.values)
    if (same.length === 0 || (left.length === 0 && !closed.has(kind))) return []
    return values.filter((value) => !left.includes(value)).map((value) => ({ node, kind, value }))
  })
}

/** Empty lists of these kinds allow nothing; every other empty list allows everything. */
const closed = new Set(['enabledNodeTypes', 'enabledMarks'])

type RuleList = { node: string; kind: string; values: readonly unknown[] }

const listsIn = (rules: readonly ValidationRule[], node = ''): RuleList[] =>
  rules.flatMap(({ nodes, linkContentType: _, ...rule }) => [
    ...Object.entries(rule).flatMap(([kind, values]) =>
      Array.isArray(values) ? [{ node, kind, values }] : [],
    ),
    ...Object.entries((nodes ?? {}) as Record<string, readonly ValidationRule[]>).flatMap(([id, ofNode]) =>
      listsIn(ofNode, id),
    ),
  ])
