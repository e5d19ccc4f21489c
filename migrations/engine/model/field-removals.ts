import { acceptancesBetween, spellPlace } from '../specs/accepted-types.ts'
import type { FieldSpec, ValidationRule } from '../specs/space-model.ts'
import type { SchemaStep } from '../words/steps.ts'

/** A sentence has `place` after `what`. `hint` says how to request or avoid the removal. */
export type Removal = { what: string; place: string; hint: string }

type FieldVersions = { type: string; old: string; field: string; held: FieldSpec; wanted: FieldSpec }

export function fieldRemovals(versions: FieldVersions, steps: readonly SchemaStep[]): Removal[] {
  const { type, field, held, wanted } = versions
  const place = spellPlace({ type, field })
  const left = new Set(kindsOfRules(wanted))
  return [
    ...acceptanceRemovals(versions, steps),
    ...listRemovals(rulesOf(held), rulesOf(wanted)).map(({ node, kind, value }) => ({
      what: kind === 'in' ? `the choice “${value}” from ` : `“${value}” from the validation “${kind}” of `,
      place: spellPlace({ type, field, node }),
      hint: notIntended,
    })),
    ...(isEmptied(versions, steps) ? [] : kindsOfRules(held))
      .filter((kind) => !left.has(kind))
      .map((kind) => ({ what: `the validation “${kind}” from `, place, hint: notIntended })),
  ]
}

const notIntended = 'If it is not intended, name it in changeField too.'

function acceptanceRemovals({ type, old, field, held, wanted }: FieldVersions, steps: readonly SchemaStep[]) {
  const isRequested = (id: string, node: string) =>
    steps.some(
      (step) =>
        step.type === id &&
        (step.do === 'deleteContentType' ||
          (step.do === 'stopAcceptingIn' &&
            [old, field].some((name) => step.places.includes(spellPlace({ type, field: name, node }))))),
    )
  return acceptancesBetween(held, wanted).flatMap(({ node, removed }) =>
    removed
      .filter((id) => !isRequested(id, node))
      .map((id) => ({
        what: `${id} from the content types that are accepted in `,
        place: spellPlace({ type, field, node }),
        hint: 'If it is intended, write stopAcceptingIn; if not, write acceptIn instead of changeField.',
      })),
  )
}

/** An explicit empty list of rules counts as a request. */
const isEmptied = ({ type, old, field }: FieldVersions, steps: readonly SchemaStep[]) =>
  steps.some(
    (step) =>
      step.do === 'changeField' &&
      step.type === type &&
      (step.field === old || step.field === field) &&
      ('validations' in step.patch || 'items' in step.patch) &&
      rulesOf(step.patch).length === 0,
  )

const rulesOf = ({
  validations,
  items,
}: Pick<FieldSpec, 'validations' | 'items'>): readonly ValidationRule[] => [
  ...(validations ?? []),
  ...(items?.validations ?? []),
]

/** Returns `size`, or `embedded-entry-block: linkContentType` for a kind of node in rich text. */
function kindsOfRules(field: FieldSpec): string[] {
  const rules = rulesOf(field)
  const enabled = rules.flatMap(({ enabledNodeTypes }) =>
    Array.isArray(enabledNodeTypes) ? enabledNodeTypes : [],
  )
  const isEnabled = (node: string) => enabled.length === 0 || enabled.includes(node)
  return rules.flatMap(({ message: _, nodes, ...rule }) => [
    ...Object.keys(rule),
    ...Object.entries((nodes ?? {}) as Record<string, readonly ValidationRule[]>).flatMap(([node, ofNode]) =>
      isEnabled(node) ? ofNode.flatMap((rule) => Object.keys(rule).map((kind) => `${node}: ${kind}`)) : [],
    ),
  ])
}

type ListRemoval = { node: string; kind: string; value: unknown }

/** Covers lists such as `in` and `enabledNodeTypes` whose rule stays, except accepted content types. */
function listRemovals(held: readonly ValidationRule[], wanted: readonly ValidationRule[]): ListRemoval[] {
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
