import { count } from '../../output/count.ts'
import type { Paint } from '../../output/paint.ts'
import { nameText } from '../naming.ts'
import type { GraphNode } from './graph.ts'
import { isExample, type Orphan } from './orphans.ts'
import type { Usage, UsagePlace } from './usage-of.ts'

export type UsageStyle = { paint: Paint; editAddress(node: GraphNode): string }

export function usageText({ node, places, loose }: Usage, look: UsageStyle): string[] {
  const head = [
    look.paint('bold', `${node.space}: ${nameText(node)}${stateText(node)}`),
    look.paint('dim', look.editAddress(node)),
  ]
  const where =
    places.length > 0 ? places.flatMap((place) => placeLines(place, look)) : ['  No page shows it.']
  return [...head, '', ...where, ...looseLines(loose, look)]
}

const stateText = ({ state }: GraphNode) =>
  ({
    draft: ', a draft',
    changed: ', with unpublished changes',
    archived: ', archived',
    published: '',
    unknown: '',
  })[state]

function placeLines({ root, way, isVisible }: UsagePlace, { paint }: UsageStyle): string[] {
  const unseen = isVisible ? '' : '  (not seen by visitors: something on the way is a draft)'
  const steps = way.flatMap(({ from, fieldLabel }, index) =>
    index === 0 ? [fieldLabel] : [nameText(from), fieldLabel],
  )
  return [`  ${paint('bold', rootText(root))}${unseen}`, `      ${steps.join(' › ')}`]
}

function rootText(root: GraphNode): string {
  if (root.path !== undefined) return `${root.path}  ${root.title}`
  return root.type === 'siteSettings' ? `Every page, by ${nameText(root)}` : nameText(root)
}

function looseLines(loose: Usage['loose'], look: UsageStyle): string[] {
  if (loose.length === 0) return []
  const lines = loose.flatMap(({ from, fieldLabel }) => [
    `  ${nameText(from)} › ${fieldLabel}`,
    `      ${look.paint('dim', look.editAddress(from))}`,
  ])
  return ['', 'Linked by what no page shows:', ...lines]
}

export function orphansText(found: readonly Orphan[], all: number, look: UsageStyle): string[] {
  const orphans = found.filter((orphan) => !isExample(orphan))
  const examples = found.filter(isExample)
  const groups = Map.groupBy(
    orphans,
    ({ node }) => `${node.space}: ${node.state === 'draft' ? 'drafts' : 'published'}`,
  )
  const blocks = [...groups].flatMap(([title, group]) => [
    look.paint('bold', title),
    ...group.flatMap((orphan) => orphanLines(orphan, look)),
    '',
  ])
  const end =
    orphans.length === 0
      ? `No orphan: ${count(all - examples.length, 'entry or asset is', 'entries and assets are')} in use.`
      : `${countText(orphans)} of ${count(all, 'entry or asset', 'entries and assets')}.`
  return [...blocks, ...exampleLines(examples, look), end]
}

function exampleLines(examples: readonly Orphan[], { paint }: UsageStyle): string[] {
  if (examples.length === 0) return []
  const title = `Examples of the seed, one of a content type, which may stay (${examples.length})`
  return [paint('bold', title), ...examples.map(({ node }) => `  ${node.space}: ${nameText(node)}`), '']
}

function orphanLines({ node, heldBy }: Orphan, { paint, editAddress }: UsageStyle): string[] {
  const held = heldBy.map(nameText).join(', ')
  return [
    `  ${nameText(node)}`,
    ...(held ? [`      linked only by ${held}`] : []),
    `      ${paint('dim', editAddress(node))}`,
  ]
}

function countText(orphans: readonly Orphan[]): string {
  const drafts = orphans.filter(({ node }) => node.state === 'draft').length
  const noun = orphans.length === 1 ? 'orphan' : 'orphans'
  return `${orphans.length} ${noun}, ${drafts} of them drafts,`
}
