import type { Advice } from '../../define/content-type.ts'
import { readBlock } from '../../shared/json/read-block.ts'
import { isKindName } from './kinds/names.ts'
import { schemas } from './kinds/schemas.ts'

type JsonDataFields = { kind?: unknown; data?: unknown; pictures?: unknown }

/** Editors do not fix more at once. */
const most = 40

/** Messages name the place: “Card 3: the button leads nowhere …” */
export function examine({ kind, data, pictures }: JsonDataFields): Advice<{ data: unknown }>[] {
  if (!isKindName(kind)) return []
  return readBlock(schemas[kind], data, attachedIds(pictures))
    .faults.slice(0, most)
    .map(({ isShape: _, ...fault }) => ({ field: 'data', ...fault }))
}

const attachedIds = (pictures: unknown): ReadonlySet<string> =>
  new Set(
    (Array.isArray(pictures) ? pictures : []).flatMap((link) => {
      const id = link?.asset ?? link?.sys?.id
      return typeof id === 'string' ? [id] : []
    }),
  )
