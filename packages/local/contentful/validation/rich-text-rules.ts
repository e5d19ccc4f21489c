import type { Validation } from '../entity.ts'
import type { WireProblem } from '../http/errors.ts'
import type { Surroundings } from './rule.ts'
import { ruleProblems } from './rules.ts'

type RichTextNode = {
  nodeType: string
  data?: { target?: unknown }
  marks?: { type: string }[]
  content?: RichTextNode[]
}
type FoundNode = { node: RichTextNode; path: (string | number)[] }

/** No content type can forbid these nodes, because they hold the others together. */
const always = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
])

export function richTextRuleProblems(
  document: unknown,
  validations: readonly Validation[],
  { around, path }: { around: Surroundings; path: (string | number)[] },
): WireProblem[] {
  const found = [...nodesIn(document as RichTextNode, path)]
  return validations.flatMap((validation) => [
    ...forbiddenNodes(found, validation),
    ...forbiddenMarks(found, validation),
    ...targetProblems(found, validation, around),
  ])
}

function* nodesIn(node: RichTextNode, path: (string | number)[]): Generator<FoundNode> {
  yield { node, path }
  for (const [index, child] of (node.content ?? []).entries())
    yield* nodesIn(child, [...path, 'content', index])
}

function forbiddenNodes(
  found: readonly FoundNode[],
  { enabledNodeTypes, message }: Validation,
): WireProblem[] {
  if (!Array.isArray(enabledNodeTypes)) return []
  return found
    .filter(({ node }) => !always.has(node.nodeType) && !enabledNodeTypes.includes(node.nodeType))
    .map(({ node, path }) => ({
      name: 'enabledNodeTypes',
      expected: enabledNodeTypes,
      value: node.nodeType,
      details: `The node type "${node.nodeType}" is not allowed`,
      path,
      ...said(message),
    }))
}

function forbiddenMarks(found: readonly FoundNode[], { enabledMarks, message }: Validation): WireProblem[] {
  if (!Array.isArray(enabledMarks)) return []
  return found.flatMap(({ node, path }) =>
    (node.marks ?? [])
      .filter(({ type }) => !enabledMarks.includes(type))
      .map(({ type }) => ({
        name: 'enabledMarks',
        expected: enabledMarks,
        value: type,
        details: `The mark "${type}" is not allowed`,
        path,
        ...said(message),
      })),
  )
}

/** `nodes: { 'embedded-entry-block': [{ linkContentType: … }] }` */
function targetProblems(
  found: readonly FoundNode[],
  { nodes }: Validation,
  around: Surroundings,
): WireProblem[] {
  const rulesOf = (nodes ?? {}) as Record<string, Validation[] | undefined>
  return found.flatMap(({ node, path }) => {
    const target = node.data?.target
    if (target === undefined) return []
    return ruleProblems(target, rulesOf[node.nodeType] ?? [], { around, path: [...path, 'data', 'target'] })
  })
}

const said = (message: string | undefined) => (message ? { customMessage: message } : {})
