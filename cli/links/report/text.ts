import { type Paint, painter } from '../../output/paint.ts'
import { blockName, groupsOf, type PageGroup, spotOf } from './groups.ts'
import type { Report, Told } from './report.ts'
import { scope, summary } from './summary.ts'

/** For people at a terminal: by page, then by block, each with what to do and where. */
export function text(report: Report, { colours }: { colours?: boolean } = {}): string {
  const paint = painter(colours)
  const chapters = [
    ...chapter('', [...report.broken], paint),
    ...chapter('Could not be verified', report.unverified, paint),
    ...chapter('Fixed since the baseline', report.fixed ?? [], paint),
  ]
  return [...chapters, `${summary(report)} ${scope(report)}\n`].join('\n')
}

function chapter(title: string, findings: readonly Told[], paint: Paint): string[] {
  if (findings.length === 0) return []
  const pages = groupsOf(findings).map((group) => `${pageText(group, paint)}\n`)
  return title === '' ? pages : [`${paint('bold', title.toUpperCase())}\n`, ...pages]
}

const pageText = ({ space, path, title, blocks }: PageGroup, paint: Paint) =>
  [
    paint('bold', plain(`${space ? `${space}: ` : ''}${[path, title].filter(Boolean).join('  ')}`)),
    ...blocks.map((block) =>
      [
        `\n  ${plain(blockName(block))}`,
        ...[...Map.groupBy(block.findings, ({ place }) => place.edit)].flatMap(([edit, findings]) => [
          ...findings.map((finding) => line(finding, paint)),
          ...(edit ? [`    ${paint('dim', plain(edit))}`] : []),
        ]),
      ].join('\n'),
    ),
  ].join('\n')

function line({ verdict, standing, url, place, wrong, todo }: Told, paint: Paint): string {
  const state = verdict.state === 'broken' ? (standing ?? 'broken') : 'unsure'
  const mark = paint(state === 'known' || state === 'unsure' ? 'yellow' : 'red', state.padEnd(6))
  const spot = spotOf(place)
  return [
    `    ${mark}  ${plain(url)}${spot ? `  ${paint('dim', plain(spot))}` : ''}`,
    `            ${plain(wrong)} ${plain(todo)} ${paint('dim', `(${verdict.reason})`)}`,
  ].join('\n')
}

/** Without what would move the cursor of a terminal. */
const plain = (words: string) => words.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
