import type { FieldSpec, ValidationRule } from './space-model.ts'

/** `page.sections`, or with the kind of node in rich text `content.text.embedded-entry-block`. */
export type AcceptingField = { type: string; field: string; node?: string }

/** Only nodes contain hyphens, and only ids of content types contain dots. */
export function parsePlace(place: string): AcceptingField | undefined {
  const [, type, field, node] = /^(.+?)\.([A-Za-z]\w*)(?:\.([a-z]+(?:-[a-z]+)+))?$/.exec(place) ?? []
  if (type === undefined || field === undefined) return undefined
  return { type, field, ...(node === undefined ? {} : { node }) }
}

export const spellPlace = ({ type, field, node }: AcceptingField) =>
  [type, field, node].filter(Boolean).join('.')

type Ids = readonly string[]

/** Keys are nodes, `''` outside rich text. A field that accepts every content type has no list. */
export function acceptedTypes({ validations, items }: FieldSpec): ReadonlyMap<string, Ids> {
  const rules = [...(validations ?? []), ...(items?.validations ?? [])]
  const lists = [...listIn(rules, ''), ...rules.flatMap(({ nodes }) => listsInNodes(nodes))]
  return new Map(lists)
}

const listsInNodes = (nodes: unknown) =>
  Object.entries((nodes ?? {}) as NodeRules).flatMap(([node, rules]) => listIn(rules, node))

type NodeRules = Readonly<Record<string, readonly ValidationRule[]>>

const listIn = (rules: readonly ValidationRule[], node: string): [string, Ids][] =>
  rules.flatMap(({ linkContentType }): [string, Ids][] =>
    Array.isArray(linkContentType) ? [[node, linkContentType.map(String)]] : [],
  )

export function withAccepted(field: FieldSpec, node: string, change: (ids: Ids) => Ids): FieldSpec {
  const { validations, items } = field
  const changed = (rules: readonly ValidationRule[] | undefined) =>
    node === '' ? changeList(rules, change) : rules?.map((rule) => changeNode(rule, node, change))
  return {
    ...field,
    ...(validations ? { validations: changed(validations) } : {}),
    ...(items ? { items: { ...items, validations: changed(items.validations) } } : {}),
  }
}

const changeList = (rules: readonly ValidationRule[] | undefined, change: (ids: Ids) => Ids) =>
  rules?.map((rule) =>
    Array.isArray(rule.linkContentType)
      ? { ...rule, linkContentType: change(rule.linkContentType.map(String)) }
      : rule,
  )

function changeNode(rule: ValidationRule, node: string, change: (ids: Ids) => Ids): ValidationRule {
  const nodes = (rule.nodes ?? {}) as NodeRules
  return nodes[node] ? { ...rule, nodes: { ...nodes, [node]: changeList(nodes[node], change) } } : rule
}

export type Acceptance = { node: string; added: Ids; removed: Ids }

/** Only lists that both fields have. Their order has no meaning. */
export function acceptancesBetween(from: FieldSpec, to: FieldSpec): Acceptance[] {
  const wanted = acceptedTypes(to)
  return [...acceptedTypes(from)].flatMap(([node, held]) => {
    const ids = wanted.get(node)
    if (!ids || ids.length === 0) return []
    const added = ids.filter((id) => !held.includes(id))
    const removed = held.filter((id) => !ids.includes(id))
    return added.length + removed.length > 0 ? [{ node, added, removed }] : []
  })
}

/** A list that would become empty stays, because an empty list accepts every type. */
export const afterAcceptances = (field: FieldSpec, acceptances: readonly Acceptance[]): FieldSpec =>
  acceptances.reduce(
    (reached, { node, added, removed }) =>
      withAccepted(reached, node, (ids) => {
        const left = [...new Set([...ids, ...added])].filter((id) => !removed.includes(id))
        return left.length > 0 ? left.toSorted() : ids
      }),
    field,
  )

/** The order has no meaning, and sorted lists are comparable as text. */
export function sortAccepted(field: FieldSpec): FieldSpec {
  const sorted = (ids: Ids) => ids.toSorted()
  return [...acceptedTypes(field).keys()].reduce(
    (reached, node) => withAccepted(reached, node, sorted),
    field,
  )
}
