import { linesText, type Printable } from '@association/services/command-line/lines.ts'
import { type Paint, painter } from '../../output/paint.ts'
import { blockName, groupsOf, type PageGroup, spotOf } from './groups.ts'
import type { LinkReport, ReportedFinding } from './report.ts'
import { scope, summary } from './summary.ts'

export function text(report: LinkReport, { colors }: { colors?: boolean } = {}): Printable {
  const paint = painter(colors)
  const chapters = [
    ...chapter('', [...report.broken], paint),
    ...chapter('Could not be verified', report.unverified, paint),
    ...chapter('Fixed since the baseline', report.fixed ?? [], paint),
  ]
  return linesText([...chapters, `${summary(report)} ${scope(report)}`])
}

function chapter(title: string, findings: readonly ReportedFinding[], paint: Paint): string[] {
  if (findings.length === 0) return []
  const pages = groupsOf(findings).flatMap((group) => [...pageLines(group, paint), ''])
  return title === '' ? pages : [paint('bold', title.toUpperCase()), '', ...pages]
}

const pageLines = ({ space, path, title, blocks }: PageGroup, paint: Paint) => [
  paint('bold', `${space ? `${space}: ` : ''}${[path, title].filter(Boolean).join('  ')}`),
  ...blocks.flatMap((block) => [
    '',
    `  ${blockName(block)}`,
    ...[...Map.groupBy(block.findings, ({ place }) => place.edit)].flatMap(([edit, findings]) => [
      ...findings.flatMap((finding) => findingLines(finding, paint)),
      ...(edit ? [`    ${paint('dim', edit)}`] : []),
    ]),
  ]),
]

function findingLines(
  { verdict, standing, url, place, wrong, todo }: ReportedFinding,
  paint: Paint,
): string[] {
  const state = verdict.state === 'broken' ? (standing ?? 'broken') : 'unsure'
  const mark = paint(state === 'known' || state === 'unsure' ? 'yellow' : 'red', state.padEnd(6))
  const spot = spotOf(place)
  return [
    `    ${mark}  ${url}${spot ? `  ${paint('dim', spot)}` : ''}`,
    `            ${wrong} ${todo} ${paint('dim', `(${verdict.reason})`)}`,
  ]
}
