import { spaces } from '@association/content'
import { compare, specOf } from '../model/compare.ts'
import { beforeSource } from './before-source.ts'
import { identifier } from './calls.ts'
import { chain, type Difference, type Line } from './chain.ts'
import { print } from './print.ts'
import { touchedBy } from './touched.ts'

/**
 * The files of a new change by their path in `changes/`: the change itself, what it is typed by, and a file for each
 * new content type. A person completes them; they compile as they are, and the linter puts them into shape.
 */
export function changeFiles(id: string, about: string, difference: Difference): Map<string, string> {
  const { from, to, found, types } = difference
  const steps = compare(from, to, found?.fields)
  const created = steps.filter((step) => step.do === 'createContentType')
  const touched = steps.length > 0 || types ? touchedBy(steps, types) : undefined
  const before = beforeSource(from, touched)
  const head = { id, about, created: created.map(({ type }) => type), isTyped: before !== undefined }
  return new Map([
    ...created.map((step) => [typePath(id, step.type), typeFile(step)] as const),
    ...(before === undefined ? [] : [[`${id}/before.ts`, before] as const]),
    [`${id}.ts`, changeFile(head, difference)] as const,
  ])
}

type Creation = Extract<ReturnType<typeof compare>[number], { do: 'createContentType' }>

const typeFile = ({ type, spaces, spec }: Creation) =>
  `import type { NewContentType } from '../../engine/vocabulary.ts'

export const ${identifier(type)} = ${print({ spaces, ...spec })} as const satisfies NewContentType
`

type Head = { id: string; about: string; created: readonly string[]; isTyped: boolean }

function changeFile({ id, about, created, isTyped }: Head, difference: Difference): string {
  const parts = new Map([
    ...(isTyped ? [[`${id}/before.ts`, 'import type { Before }'] as const] : []),
    ...created.map((type) => [typePath(id, type), `import { ${identifier(type)} }`] as const),
  ])
  const imports = [
    "import { change } from '../engine/vocabulary.ts'",
    ...[...parts.keys()].toSorted(asImported).map((path) => `${parts.get(path)} from './${path}'`),
  ]
  const lines = chain(difference)
  const body =
    lines.length > 0 ? `model\n${lines.map(written).join('')}` : `${comments(example(difference))}model`
  return `${imports.join('\n')}\n\nexport default change${isTyped ? '<Before>' : ''}(${print(about)}, (model) =>\n${body})\n`
}

/** The linter’s order: `media.ts` before `media-card.ts`. */
const asImported = (one: string, other: string) =>
  one.slice(0, -'.ts'.length) < other.slice(0, -'.ts'.length) ? -1 : 1

const written = ({ notes, code }: Line) => `${comments(notes)}${code}\n`
const comments = (notes: readonly string[]) => notes.map((note) => `// ${note}\n`).join('')

/** For a change of content alone: what its first word may look like. */
function example({ from, types }: Difference): string[] {
  const [type] = types ?? spaces.flatMap((space) => Object.keys(from[space]))
  const field = type && specOf(from, type)?.displayField
  return [
    'Say here what becomes of the entries; the words stand in engine/words/content-words.ts. Such as:',
    `model.transformEntries('${type}', ({ fields }) => ({ ${field}: fields.${field}?.trim() }))`,
  ]
}

/** `before.ts` is taken. */
const typePath = (id: string, type: string) => `${id}/${type === 'before' ? 'before-type' : kebab(type)}.ts`

const kebab = (type: string) =>
  type
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
