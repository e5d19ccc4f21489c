import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locale } from '@association/content/define/locale.ts'
import type { SpaceClient } from '@association/services/management/index.ts'
import type { ContentTypeProps } from 'contentful-management'

/** A terminal, a build server, XML or a log would obey this text if it were not escaped. */
export const hostile =
  '\u001b[31m\u009b2J\u0007\rA\u202eB\u2066C\u2069\u200f\u061c\u2028\u0085\n::error::forged\n  ::warning::forged\n##[error]forged\u0000'

/** Commands themselves use these escape codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const ownCodes = /\u001b\[(?:1|2|22|31|32|33|39)m/g

/** Formats with their own rules can end lines freely. */
export const obeyedLines = (output: string): string[] =>
  output
    .replaceAll(ownCodes, '')
    .split(/\r?\n/)
    .filter((line) => /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|^\s*::|##\[/u.test(line))

/** The error has Contentful's form; every text in it is hostile. */
export async function startHostileServer(status: number, body = errorBody) {
  const server = createServer((_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-contentful-ratelimit-reset': '0' })
      .end(body),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const errorBody = JSON.stringify({
  sys: { type: 'Error', id: hostile },
  message: hostile,
  requestId: hostile,
  details: { errors: [{ name: hostile, details: hostile, path: [hostile] }] },
})

export async function fillWithHostile(client: SpaceClient): Promise<void> {
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } })
  await client.tag.createWithId(
    { tagId: 'hostile' },
    { name: 'Hostile', sys: { visibility: 'public' } as never },
  )
  await client.asset.createWithId(
    { assetId: 'hostile' },
    { fields: { title: { [locale]: hostile }, description: { [locale]: hostile }, file: {} } },
  )
  for (const type of items) await writeHostile(client, type)
}

/** Publishes if the model allows the text. */
async function writeHostile({ entry }: SpaceClient, type: ContentTypeProps) {
  const params = { entryId: `hostile-${type.sys.id}`, contentTypeId: type.sys.id }
  const fields = Object.fromEntries(
    type.fields.flatMap((field) => {
      const value = field.id === 'path' ? '/' : hostileValue(field)
      return value === undefined ? [] : [[field.id, { [locale]: value }]]
    }),
  )
  const saved = await entry.createWithId(params, { fields })
  await entry.publish(params, saved).catch(() => {})
}

type FieldShape = Pick<ContentTypeProps['fields'][number], 'type' | 'items' | 'linkType'>

function hostileValue({ type, items, linkType }: FieldShape): unknown {
  if (type === 'Symbol' || type === 'Text') return hostile
  if (type === 'Object') return { [hostile]: [hostile], items: [{ title: hostile, url: hostile }] }
  if (type === 'Date') return '2026-11-20'
  if (type === 'RichText') return richText
  if (type === 'Link' && linkType === 'Asset') return link('Asset')
  if (type === 'Link') return link('Entry')
  if (type === 'Array' && items) return [hostileValue(items as FieldShape)]
  return undefined
}

const link = (linkType: 'Asset' | 'Entry') => ({
  sys: { type: 'Link', linkType, id: linkType === 'Asset' ? 'hostile' : 'hostile-title' },
})

const text = { nodeType: 'text', value: hostile, marks: [], data: {} }
const richText = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [text] },
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'hyperlink', data: { uri: `https://a.example/${hostile}` }, content: [text] }],
    },
  ],
}
