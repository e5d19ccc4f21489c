import { contentTypeFor } from '../../derive/content-types.ts'
import type { ContentTypeId } from '../../generated/ids.ts'
import type { Content, File, Subject, Target } from '../subject.ts'

export const linkTo = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
})

export function subject(
  type: ContentTypeId,
  values: Record<string, unknown>,
  change: Partial<Subject> = {},
): Subject {
  const known = contentTypeFor(type)
  if (!known) throw new Error(`There is no content type ${type}.`)
  return { space: 'association', id: type, type: known, values, status: 'published', ...change }
}

export function pageOf(...blocks: readonly Subject[]) {
  const sections = blocks.map(({ id }) => linkTo(id))
  const page = subject('page', { title: 'A page', path: '/a', sections }, { id: 'page' })
  return { page, content: contentOf([page, ...blocks]) }
}

export const contentOf = (subjects: readonly Subject[], files: readonly File[] = []): Content => ({
  entries: new Map(
    subjects.map((entry): [string, Target] => [entry.id, { ...entry, typeName: entry.type.name }]),
  ),
  files: new Map(files.map((file) => [file.id, file])),
})

/** Example: `text([2, 'Why'], 'Because.')` */
export const text = (...parts: (string | [rank: number, words: string])[]) => ({
  nodeType: 'document',
  data: {},
  content: parts.map((part) =>
    typeof part === 'string' ? node('paragraph', part) : node(`heading-${part[0]}`, part[1]),
  ),
})

const node = (nodeType: string, value: string) => ({
  nodeType,
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
})
