import { dirname } from 'node:path'
import { type Space, spaces } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { readRegularFile } from '@association/services/command-line/regular-file.ts'
import type { ManagementConfig } from '@association/services/config'
import { CommandError } from '../../shared/errors.ts'
import type { SpaceContent } from './content.ts'

/**
 * Reads a file of Contentful's own export or of `content export`, which adds published versions of changed entries as
 * `publishedEntries`. Throws CommandError for any other file, and for an id that would redirect a request.
 */
export function readExport(path: string): SpaceContent {
  const read = parse(path)
  if (!isRecord(read) || !isListOf(read.entries, isEntry))
    throw refusal(path, 'is no export of Contentful: it has no list `entries`')
  for (const key of lists)
    if (read[key] !== undefined && !isListOf(read[key], isEntity))
      throw refusal(path, `is no export of Contentful: its \`${key}\` are no list of things with an id`)
  const strange = strangeId([read.entries, ...lists.map((key) => read[key] ?? [])].flat())
  if (strange !== undefined)
    throw refusal(path, `holds ${JSON.stringify(strange)}, which is no id of Contentful`)
  const nothing = Object.fromEntries(lists.map((key) => [key, []]))
  // The code above checks the shapes; fields are checked against the space before the first write.
  const { publishedEntries, contentTypes, editorInterfaces, ...file } = {
    ...nothing,
    ...read,
  } as unknown as File
  return {
    ...file,
    published: publishedEntries,
    types: contentTypes,
    editors: editorInterfaces,
    folder: dirname(path),
  }
}

const lists = [
  'assets',
  'publishedAssets',
  'publishedEntries',
  'tags',
  'locales',
  'contentTypes',
  'editorInterfaces',
] as const

/**
 * `content export` omits the space, so that copies of a space are equal; the folder names it. Throws CommandError for
 * an unknown space.
 */
export function spaceOfExport(
  path: string,
  { entries, assets }: SpaceContent,
  { contentful }: ManagementConfig,
): Space {
  const [from] = [...entries, ...assets].flatMap(({ sys }) => sys.space?.sys.id ?? [])
  const own = spaces.find((space) => contentful.spaces[space].id === from)
  if (own) return own
  const said = from === undefined ? 'does not say which space it is of' : `is of another space (${from})`
  throw new CommandError(
    'USAGE',
    `${path} ${said}: say which to fill with --space ${spaces.join(' or --space ')}.`,
  )
}

type File = Pick<SpaceContent, 'entries' | 'assets' | 'publishedAssets' | 'tags' | 'locales'> & {
  publishedEntries: SpaceContent['published']
  contentTypes: SpaceContent['types']
  editorInterfaces: SpaceContent['editors']
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readRegularFile(path))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is no JSON, or was cut off' : 'cannot be read'
    throw refusal(path, `${reason} (${error instanceof Error ? error.message : error})`)
  }
}

const refusal = (path: string, reason: string) =>
  new CommandError('BAD_SEED', `${path} ${reason}: make it with \`npm run cli -- content export\`.`)

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

const isEntity = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string'

const isEntry = (value: unknown) => {
  const sys = isRecord(value) && isRecord(value.sys) ? value.sys : {}
  const type = isRecord(sys.contentType) ? sys.contentType.sys : undefined
  return typeof sys.id === 'string' && isRecord(type) && typeof type.id === 'string'
}

/**
 * Contentful issues no such id. Ids become URL paths of the Management API, so `../entries/home` would address another
 * entry, even in another space.
 */
const strangeId = (items: readonly unknown[]): unknown =>
  items.flatMap(idsOf).find((id) => id !== undefined && !isId(id))

const isId = (id: unknown) =>
  typeof id === 'string' && /^[A-Za-z0-9_.-]{1,64}$/.test(id) && id !== '.' && id !== '..'

/** Includes ids of content types and tags, and codes of locales. */
function idsOf(item: unknown): unknown[] {
  const { sys, code, metadata } = recordOf(item)
  const { id, contentType } = recordOf(sys)
  const { tags } = recordOf(metadata)
  const links = [contentType, ...(Array.isArray(tags) ? tags : [])]
  return [id, code, ...links.map((link) => recordOf(recordOf(link).sys).id)]
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
