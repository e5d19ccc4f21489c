import { type Format, formats, type Lack, type LeftOut, lacks } from '@association/feeds'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { linesText, type Printable } from '@association/services/command-line/lines.ts'
import { count } from '../output/count.ts'
import type { PlaceOutcome } from './place-feed.ts'

export type PlacedFeed = PlaceOutcome & { feed: string; as: Format; file: string; items: number }

export type FeedReport = {
  isDryRun: boolean
  placed: readonly PlacedFeed[]
  leftOut: readonly (LeftOut & { source: string })[]
}

export const reporters = { text, json }

/** Programs rely on these keys. */
function json({ isDryRun, placed, leftOut }: FeedReport): Printable {
  return jsonText({ dryRun: isDryRun, feeds: placed, leftOut })
}

function text({ isDryRun, placed, leftOut }: FeedReport): Printable {
  const widest = Math.max(...placed.map(({ file }) => file.length))
  const lines = placed.map(
    (each) =>
      `${each.file.padEnd(widest)}  ${String(each.items).padStart(6)} ${each.items === 1 ? 'item ' : 'items'}  ${words(each)}`,
  )
  const left = Object.entries(Object.groupBy(leftOut, ({ source }) => source)).map(leftOutLine)
  return linesText([...lines, ...left, summary(placed, isDryRun)])
}

function words(placed: PlacedFeed): string {
  const before =
    placed.before === undefined || placed.before === placed.items ? '' : `, ${placed.before} before`
  return placed.outcome === 'refused' ? `refused: ${placed.reason}` : `${placed.outcome}${before}`
}

function leftOutLine([source, entries = []]: [string, FeedReport['leftOut'] | undefined]): string {
  const counts = lacks
    .map((lack): [Lack, number] => [lack, entries.filter((entry) => entry.lacks === lack).length])
    .filter(([, count]) => count > 0)
    .map(([lack, count]) => `${count} ${because[lack]}`)
  const [first] = entries
  return `Left out of ${source}: ${counts.join(', ')}, such as ${first?.space}/${first?.id}.`
}

const because: Record<Lack, string> = {
  title: 'without a title',
  address: 'without an address',
  date: 'without a date',
  release: 'dated in the future',
}

function summary(placed: readonly PlacedFeed[], isDryRun: boolean): string {
  const made = (outcome: PlaceOutcome['outcome']) => placed.filter((each) => each.outcome === outcome).length
  const kinds = [...new Set(placed.map(({ as }) => formats[as].name))].join(', ')
  const written = made('new') + made('changed')
  const refused = made('refused')
  return [
    `${count(placed.length, 'file')} (${kinds}): ${written} ${isDryRun ? 'would be written' : 'written'}, ${made('same')} unchanged`,
    refused > 0 ? `, ${refused} refused.` : '.',
  ].join('')
}
