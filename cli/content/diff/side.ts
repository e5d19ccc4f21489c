import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { spaces as allSpaces, type Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { SpaceClients } from '@association/services/management/index.ts'
import { CommandError } from '../../commands/errors.ts'
import { readSpace } from '../export/read-space.ts'
import type { SpaceExport } from '../export/space-export.ts'

/** What is compared: a space, in its usual environment or another, or a file of `content export`. */
export type Side = { space: Space; environment?: string } | { file: string }

/** Reads `events`, `events@staging` or the path of a file. Throws CommandError for all else. */
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

export type Reading = {
  clientsOf(environment?: string): SpaceClients
  /** What visitors see, instead of what was last saved. */
  published: boolean
}

/** Everything on one side. Throws CommandError when a file is no export, ManagementError when a space cannot be read. */
export async function readSide(side: Side, { clientsOf, published }: Reading): Promise<SpaceExport> {
  if ('space' in side) return readSpace(clientsOf(side.environment)[side.space], { published })
  const all = await readFileOf(side.file)
  if (!published) return all
  refuseChanged(side.file, all)
  return { ...all, entries: all.entries.filter(isPublished), assets: all.assets.filter(isPublished) }
}

async function readFileOf(file: string): Promise<SpaceExport> {
  const refuse = (reason: string): never => {
    throw new CommandError('USAGE', `${file} is no export of a space: ${reason}.`)
  }
  const text = await readFile(file, 'utf8').catch((error: Error) => refuse(error.message))
  const value = parsed(text) ?? refuse('it is no JSON, or was cut short')
  const { entries, assets = [] } = isRecord(value) ? value : {}
  if (!(isListOfItems(entries) && isListOfItems(assets)))
    return refuse('it holds no list of entries and assets, each with its id and fields')
  const nothing = { contentTypes: [], editorInterfaces: [], locales: [], tags: [] }
  return { ...nothing, entries, assets }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isListOfItems = (list: unknown): list is SpaceExport['entries'] =>
  Array.isArray(list) &&
  list.every(
    (item) =>
      isRecord(item) && isRecord(item.sys) && typeof item.sys.id === 'string' && isRecord(item.fields),
  )

const isPublished = ({ sys }: SpaceExport['entries'][number]) => sys.publishedVersion !== undefined

/** A file of drafts does not know what visitors see of an entry that was changed since. */
function refuseChanged(file: string, { entries, assets }: SpaceExport) {
  const changed = [...entries, ...assets].find(
    ({ sys: { version = 0, publishedVersion = version } }) => version > publishedVersion + 1,
  )
  if (changed)
    throw new CommandError(
      'USAGE',
      `${file} holds drafts, such as that of ${changed.sys.id}: compare without --published, or export it with --published.`,
    )
}
