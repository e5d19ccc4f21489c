import { existsSync } from 'node:fs'
import { spaces as allSpaces, type Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'
import { readRegularFile } from '@association/services/command-line/regular-file.ts'
import type { SpaceClients } from '@association/services/management/index.ts'
import { CommandError } from '../../shared/errors.ts'
import { readSpace } from '../export/read-space.ts'
import type { SpaceExport } from '../export/space-export.ts'

export type Side = { space: Space; environment?: string } | { file: string }

/** Throws CommandError. */
export function sideOf(written: string): Side {
  const [name = '', environment] = written.split('@')
  const space = allSpaces.find((each) => each === name)
  if (space && environment !== '') return { space, ...(environment ? { environment } : {}) }
  if (existsSync(written)) return { file: written }
  throw new CommandError(
    'USAGE',
    `“${written}” is neither a space (${allSpaces.join(', ')}), nor a space with its environment (events@staging), nor a file.`,
  )
}

export type SideOptions = {
  clientsOf(environment?: string): SpaceClients
  published: boolean
}

/** Throws CommandError for an invalid file, ManagementError for an unreadable space. */
export async function readSide(side: Side, { clientsOf, published }: SideOptions): Promise<SpaceExport> {
  if ('space' in side) return readSpace(clientsOf(side.environment)[side.space], { published })
  const all = readFileOf(side.file)
  return published ? visibleIn(side.file, all) : all
}

function visibleIn(file: string, all: SpaceExport): SpaceExport {
  return {
    ...all,
    entries: visibleOf(file, all.entries, all.publishedEntries),
    publishedEntries: [],
    assets: visibleOf(file, all.assets, all.publishedAssets),
    publishedAssets: [],
  }
}

function visibleOf(file: string, saved: Items, published: Items): Items {
  const versions = new Map(published.map((item) => [item.sys.id, item]))
  refuseChanged(
    file,
    saved.filter(({ sys }) => !versions.has(sys.id)),
  )
  return saved.filter(isPublished).map((item) => versions.get(item.sys.id) ?? item)
}

function readFileOf(file: string): SpaceExport {
  const refuse = (reason: string): never => {
    throw new CommandError(
      'USAGE',
      `${file} is no export of a space (${reason}): make one with \`npm run cli -- content export\`.`,
    )
  }
  const value = parsedJson(textOf(file, refuse)) ?? refuse('it is no JSON, or was cut short')
  const { entries, publishedEntries = [], assets = [], publishedAssets = [] } = isRecord(value) ? value : {}
  const isWhole =
    isListOfItems(entries) &&
    isListOfItems(publishedEntries) &&
    isListOfItems(assets) &&
    isListOfItems(publishedAssets)
  if (!isWhole) return refuse('it holds no list of entries and assets, each with its id and fields')
  const nothing = { contentTypes: [], editorInterfaces: [], locales: [], tags: [] }
  return { ...nothing, entries, publishedEntries, assets, publishedAssets }
}

function textOf(file: string, refuse: (reason: string) => never): string {
  try {
    return readRegularFile(file)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const isListOfItems = (list: unknown): list is Items =>
  Array.isArray(list) &&
  list.every(
    (item) =>
      isRecord(item) && isRecord(item.sys) && typeof item.sys.id === 'string' && isRecord(item.fields),
  )

type Items = SpaceExport['entries']

const isPublished = ({ sys }: Items[number]) => sys.publishedVersion !== undefined

/** Contentful's own export lacks the published version of changed entries and assets. */
function refuseChanged(file: string, items: Items) {
  const changed = items.find(
    ({ sys: { version = 0, publishedVersion = version } }) => version > publishedVersion + 1,
  )
  if (changed)
    throw new CommandError(
      'USAGE',
      `${file} holds drafts, such as that of ${changed.sys.id}: compare without --published, or export it with --published.`,
    )
}
