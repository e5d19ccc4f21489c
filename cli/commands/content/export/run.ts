import { join } from 'node:path'
import { spaces as allSpaces, type Space } from '@association/content'
import { progress } from '@association/services/command-line'
import type { ManagementConfig } from '@association/services/config'
import { schemeOf } from '@association/services/config/scheme-of.ts'
import { managementClients } from '@association/services/management/index.ts'
import { filesFolderOf } from '../../../content/export/files/kept-file.ts'
import { countFiles, removeStaleFiles, withFiles } from '../../../content/export/files/with-files.ts'
import { type Placing, placeExports } from '../../../content/export/place.ts'
import { readSpace } from '../../../content/export/read-space.ts'
import { leftOut, selectTypes, withoutUploads } from '../../../content/export/selection.ts'
import type { SpaceExport } from '../../../content/export/space-export.ts'
import { exportText, tidy } from '../../../content/export/tidy.ts'
import { count } from '../../../output/count.ts'
import { CommandError } from '../../../shared/errors.ts'
import type { Io } from '../../../shared/io.ts'

export type ContentExportOptions = {
  config: ManagementConfig
  space?: Space
  published?: boolean
  only?: readonly string[]
  volatile?: boolean
  files?: boolean
  /** A file for one space, a folder for both. */
  output?: string
}

type ExportWithPath = { name: Space; all: SpaceExport; path: string }

/** Two exports of the same content are equal byte for byte. */
export async function run(options: ContentExportOptions, io: Io): Promise<number> {
  const { config, space, output, published = false, only, files = true } = options
  if (!(space || output))
    throw new CommandError('USAGE', 'Two spaces need a folder: add --output <folder>, or --space for stdout.')
  const clients = managementClients(config, { access: 'read', fetch: io.fetch, signal: io.signal })
  const names = space ? [space] : allSpaces
  io.err(`Reading ${names.join(' and ')}…`)
  const read = await Promise.all(names.map((name) => readSpace(clients[name], { published })))
  refuseUnknown(only, read)
  const selected = read.map((all) => (only ? selectTypes(all, only) : all))
  for (const [index, all] of selected.entries())
    for (const sentence of leftOut(all)) io.err(`warning: ${names[index]}: ${sentence}`)
  const found = selected.map(withoutUploads)
  if (output === undefined) return print(found, options, io)
  const made = names.flatMap((name, index): ExportWithPath[] => {
    const all = found[index]
    return all ? [{ name, all, path: space ? output : join(output, `${name}.json`) }] : []
  })
  const whole = files ? await downloadFiles(made, options, io) : made
  await placeExports(whole.map((each): Placing => ({ path: each.path, text: textOf(each.all, options) })))
  for (const each of whole) {
    if (files) await removeStaleFiles(filesFolderOf(each.path), each.all)
    io.err(`${each.name}: ${countsOf(each.all, files)} in ${each.path}`)
  }
  return 0
}

function print([all]: readonly SpaceExport[], options: ContentExportOptions, io: Io): number {
  if (!all) return 0
  if (options.files !== false && countFiles(all) > 0)
    io.err('Files of assets are not on stdout: add --output <file> to have them, too.')
  io.print(textOf(all, options))
  return 0
}

const textOf = (all: SpaceExport, { volatile = false }: ContentExportOptions) =>
  exportText(volatile ? all : tidy(all))

function countsOf(all: SpaceExport, hasFiles: boolean): string {
  const counts = [
    count(all.entries.length, 'entry', 'entries'),
    count(all.assets.length, 'asset'),
    ...(hasFiles ? [count(countFiles(all), 'file')] : []),
  ]
  return `${counts.join(', ')} and ${count(all.contentTypes.length, 'content type')}`
}

/** Throws CommandError for a missing file, because half a backup is none. */
async function downloadFiles(made: readonly ExportWithPath[], { config }: ContentExportOptions, io: Io) {
  const total = made.reduce((sum, { all }) => sum + countFiles(all), 0)
  if (total > 0) io.err(`Downloading ${count(total, 'file')}…`)
  const bar = progress('Downloading', total, io)
  const whole: ExportWithPath[] = []
  const problems: string[] = []
  try {
    for (const each of made) {
      const saved = await withFiles(each.all, {
        folder: filesFolderOf(each.path),
        scheme: schemeOf(config.contentful),
        fetch: io.fetch,
        signal: io.signal,
        now: io.now(),
        done: bar.done,
      })
      whole.push({ ...each, all: saved.all })
      problems.push(...saved.problems.map((problem) => `${each.name}: ${problem}`))
    }
  } finally {
    bar.end()
  }
  if (problems.length === 0) return whole
  throw new CommandError('REFUSED', [
    ...problems,
    'No export was written. Run the command again, or leave files out with --no-files.',
  ])
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
