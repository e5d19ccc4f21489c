import { deepStrictEqual } from 'node:assert/strict'
import type { PlainClientAPI } from 'contentful-management'

type Entity = {
  sys: { id: string; publishedVersion?: number; contentType?: unknown; [more: string]: unknown }
}
export type ExportedContent = Record<
  'contentTypes' | 'editorInterfaces' | 'entries' | 'assets' | 'tags',
  object[]
>

const whole = { query: { limit: 1000 } }

/** Leaves out versions, dates and file URLs, which a copy changes. */
export async function contentOf(cma: PlainClientAPI): Promise<ExportedContent> {
  return {
    contentTypes: comparable((await cma.contentType.getMany(whole)).items),
    editorInterfaces: comparable((await cma.editorInterface.getMany(whole)).items),
    entries: await entriesOf(cma),
    assets: comparable((await cma.asset.getMany(whole)).items),
    tags: comparable((await cma.tag.getMany(whole)).items),
  }
}

export const entriesOf = async (cma: PlainClientAPI) => comparable((await cma.entry.getMany(whole)).items)

export function expectEqual(actual: ExportedContent, expected: ExportedContent) {
  for (const kind of Object.keys(expected) as (keyof ExportedContent)[]) {
    deepStrictEqual(actual[kind].length, expected[kind].length, `${kind}: another number`)
    for (const [index, entity] of expected[kind].entries()) deepStrictEqual(actual[kind][index], entity)
  }
}

function comparable(entities: readonly object[]): object[] {
  return (entities as readonly Entity[])
    .map(({ sys, ...rest }) => ({
      ...withoutAddresses(rest),
      id: sys.id === 'default' ? JSON.stringify(sys.contentType) : sys.id,
      isPublished: sys.publishedVersion !== undefined,
    }))
    .sort((left, right) => left.id.localeCompare(right.id))
}

const withoutAddresses = (value: object): object =>
  JSON.parse(JSON.stringify(value).replace(/"url":"\/\/[^"]+"/g, '"url":""'))
