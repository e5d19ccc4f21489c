import { jsonText } from '@association/services/command-line/json-text.ts'
import type { ManagementConfig } from '@association/services/config'
import { managementOf } from '@association/services/management/index.ts'
import { type Comparison, compare, type Difference } from '../../../content/diff/compare.ts'
import { namesOf } from '../../../content/diff/names.ts'
import { readSide, sideOf } from '../../../content/diff/side.ts'
import { differencesText } from '../../../content/diff/text.ts'
import type { Io } from '../../../shared/io.ts'

export type ContentDiffOptions = {
  config: ManagementConfig
  /** `events`, `events@staging`, or a file of `content export`. */
  from: string
  to: string
  only?: readonly string[]
  published?: boolean
  format?: 'text' | 'json'
}

export async function run(options: ContentDiffOptions, io: Io): Promise<number> {
  const { config, from, to, only, published = false, format = 'text' } = options
  const sides = [sideOf(from), sideOf(to)] as const
  const clientsIn = managementOf(config, { access: 'read', fetch: io.fetch, signal: io.signal })
  const clientsOf = (environment = config.contentful.environment) => clientsIn(environment)
  io.err(`Reading ${from} and ${to}…`)
  const [before, after] = await Promise.all([
    readSide(sides[0], { clientsOf, published }),
    readSide(sides[1], { clientsOf, published }),
  ])
  const found = compare(before, after, only)
  const look = { colors: io.colors, names: namesOf(before, after) }
  if (format === 'json') io.print(json({ from, to, ...found }))
  else io.out(differencesText(found, look))
  return found.differences.length > 0 ? 2 : 0
}

function json({ differences, same, ...sides }: Comparison & { from: string; to: string }) {
  const count = (change: Difference['change']) => differences.filter((each) => each.change === change).length
  const counts = { new: count('new'), gone: count('gone'), changed: count('changed'), same }
  return jsonText({ ...sides, ...counts, differences })
}
