import { spaces } from '@association/content'
import { compare, specOf } from '../model/compare.ts'
import type { ContentStep, Replaced } from '../words/steps.ts'
import { identifier } from './calls.ts'
import { chain, type Difference, type SourceLine } from './chain.ts'
import { print } from './print.ts'

export type NewChange = {
  id: string
  about: string
  previous?: string
  tags?: readonly NewTagStep[]
  replaces?: Replaced
}

export type NewTagStep = Extract<ContentStep, { do: 'createTag' }>

/**
 * Returns the change and one file for each new content type, by path in `changes/`. They compile as they are; a person
 * completes them.
 */
export function changeFiles(change: NewChange, difference: Difference): Map<string, string> {
  const { from, to, found } = difference
  const created = compare(from, to, found?.fields).filter((step) => step.do === 'createContentType')
  return new Map([
    ...created.map((step) => [typePath(change.id, step.type), typeFile(step)] as const),
    ...(change.replaces ? [[replacedPath(change.id), replacedFile(change.replaces)] as const] : []),
    [`${change.id}.ts`, changeFile({ ...change, created: created.map(({ type }) => type) }, difference)],
  ])
}

type Creation = Extract<ReturnType<typeof compare>[number], { do: 'createContentType' }>

const typeFile = ({ type, spaces, spec }: Creation) =>
  `import type { NewContentType } from '../../engine/vocabulary.ts'

export const ${identifier(type)} = ${print({ spaces, ...spec })} as const satisfies NewContentType
`

const replacedPath = (id: string) => `${id}/replaced-changes.ts`

const replacedFile = (replaces: Replaced) => `import type { Replaced } from '../../engine/vocabulary.ts'

export const replaces: Replaced = ${print(replaces)}
`

type Head = NewChange & { created: readonly string[] }

function changeFile(
  { id, about, previous, created, tags = [], replaces }: Head,
  difference: Difference,
): string {
  const parts = new Map([
    ...(previous === undefined ? [] : [[`${previous}.ts`, 'import type previous'] as const]),
    ...created.map((type) => [typePath(id, type), `import { ${identifier(type)} }`] as const),
    ...(replaces ? [[replacedPath(id), 'import { replaces }'] as const] : []),
  ])
  const imports = [
    `import { ${previous === undefined ? '' : 'type After, '}change } from '../engine/vocabulary.ts'`,
    ...[...parts.keys()].toSorted(asImported).map((path) => `${parts.get(path)} from './${path}'`),
  ]
  const model = previous === undefined ? '(model)' : '(model: After<typeof previous>)'
  const lines = [...chain(difference), ...tags.map(tagLine)]
  const body =
    lines.length > 0 ? `model\n${lines.map(written).join('')}` : `${comments(example(difference))}model`
  return `${imports.join('\n')}\n\nexport default change(${print(about)}, ${model} =>\n${body}${replaces ? ', { replaces }' : ''})\n`
}

const tagLine = ({ tag, spaces, name, visibility }: NewTagStep): SourceLine => ({
  notes: [],
  code: `.createTag(${print(tag)}, ${print({ spaces, name, visibility })})`,
})

/** The linter sorts `media.ts` before `media-card.ts`. */
const asImported = (one: string, other: string) =>
  one.slice(0, -'.ts'.length) < other.slice(0, -'.ts'.length) ? -1 : 1

const written = ({ notes, code }: SourceLine) => `${comments(notes)}${code}\n`
const comments = (notes: readonly string[]) => notes.map((note) => `// ${note}\n`).join('')

function example({ from }: Difference): string[] {
  const [type] = spaces.flatMap((space) => Object.keys(from[space]))
  const field = type && specOf(from, type)?.displayField
  return [
    'Migrate the entries here, with the words of engine/words/content-words.ts. For example:',
    `model.transformEntries('${type}', ({ fields }) => ({ ${field}: fields.${field}?.trim() }))`,
  ]
}

const typePath = (id: string, type: string) => `${id}/${kebab(type)}.ts`

const kebab = (type: string) =>
  type
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
