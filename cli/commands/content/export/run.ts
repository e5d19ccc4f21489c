import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { spaces as allSpaces, type Space } from '@association/content'
import { unwritable, writeWholeFile } from '@association/services/command-line'
import type { ManagementConfig } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import { readSpace } from '../../../content/export/read-space.ts'
import { select } from '../../../content/export/select.ts'
import type { SpaceExport } from '../../../content/export/space-export.ts'
import { exportText, tidy } from '../../../content/export/tidy.ts'
import { count } from '../../../output/count.ts'
import { CommandError } from '../../errors.ts'
import type { Io } from '../../io.ts'

export type ContentExportOptions = {
  config: ManagementConfig
  space?: Space
  /** What visitors see, instead of what was last saved. */
  published?: boolean
  /** Ids of content types. */
  only?: readonly string[]
  /** Versions, dates and authors, too. */
  volatile?: boolean
  /** A file for one space, a folder for both. */
  output?: string
}

/** Writes one space or both as they are. Two exports of the same content are the same, byte for byte. */
export async function run(options: ContentExportOptions, io: Io): Promise<number> {
  const { config, space, output, published = false } = options
  if (!(space || output))
    throw new CommandError('USAGE', 'Two spaces need a folder: add --output <folder>, or --space for stdout.')
  const clients = managementClients(config, { access: 'read', fetch: io.fetch, signal: io.signal })
  const names = space ? [space] : allSpaces
  io.err(`Reading ${names.join(' and ')}…`)
  const all = await Promise.all(names.map((name) => readSpace(clients[name], { published })))
  refuseUnknown(options.only, all)
  for (const [index, name] of names.entries()) {
    const found = all[index]
    if (found) await write(found, { ...options, name }, io)
  }
  return 0
}

async function write(found: SpaceExport, options: ContentExportOptions & { name: Space }, io: Io) {
  const { name, space, output, only, volatile = false } = options
  const wanted = only ? select(found, only) : found
  const text = exportText(volatile ? wanted : tidy(wanted))
  if (output === undefined) return io.print(text)
  const path = space ? output : join(output, `${name}.json`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw unwritable(path, error)
  })
  // It holds drafts, whatever it is written over.
  await writeWholeFile(path, text, { isPrivate: true })
  const { entries, assets, contentTypes } = wanted
  const counts = [count(entries.length, 'entry', 'entries'), count(assets.length, 'asset')].join(', ')
  io.err(`${name}: ${counts} and ${count(contentTypes.length, 'content type')} in ${path}`)
}

function refuseUnknown(only: readonly string[] = [], all: readonly SpaceExport[]) {
  const known = new Set(all.flatMap(({ contentTypes }) => contentTypes.map(({ sys }) => sys.id)))
  const unknown = only.filter((id) => !known.has(id))
  if (unknown.length > 0)
    throw new CommandError(
      'USAGE',
      `There is no content type ${unknown.join(', ')}: --only takes ${[...known].toSorted().join(', ')}.`,
    )
}
