import type { Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { Content, File, Target } from '@association/content/rules'
import type { Ref } from './links.ts'
import type { PreviewItem } from './resolved-trees.ts'

/** Root first; links are unresolved. */
export type Flat = readonly (readonly [Ref, PreviewItem])[]

/** The status of each entry is `unknown`, because a preview knows no publications. */
export function contentToCheck(flat: Flat, space: Space): Content {
  const here = flat.filter(([ref]) => ref.space === space)
  const of = (linkType: Ref['linkType']) => here.filter(([ref]) => ref.linkType === linkType)
  return {
    entries: new Map(of('Entry').map(([{ id }, item]) => [id, targetOf({ space, id }, item)])),
    files: new Map(of('Asset').map(([{ id }, item]) => [id, fileOf(id, item)])),
  }
}

function targetOf({ space, id }: Pick<Ref, 'space' | 'id'>, { sys, fields }: PreviewItem): Target {
  const name = 'contentType' in sys ? (sys.contentType?.sys.id ?? '') : ''
  const type = contentTypeFor(name)
  return { space, id, ...(type && { type }), typeName: type?.name ?? name, values: fields, status: 'unknown' }
}

function fileOf(id: string, { fields }: PreviewItem): File {
  const {
    title = id,
    description = '',
    file,
  } = fields as {
    title?: string
    description?: string
    file?: { contentType?: string; details?: { image?: { width?: number; height?: number } } }
  }
  const { width, height } = file?.details?.image ?? {}
  return {
    ...{ id, status: 'unknown', title, description: description.trim(), width, height },
    ...(file && { contentType: file.contentType ?? '' }),
  }
}
