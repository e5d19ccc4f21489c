import { rules } from '@association/content/rules/catalogue.ts'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { linesText, type Printable } from '@association/services/command-line/lines.ts'
import { count } from '../../output/count.ts'
import { type Paint, painter } from '../../output/paint.ts'
import { locationsOf, sarifLog } from '../../output/sarif-log.ts'
import type { PageRef } from '../pages.ts'
import type { CheckReport, PlacedFinding } from './report.ts'

export type Reporter = (report: CheckReport, options: { colors?: boolean }) => Printable

export const reporters = { text, json, sarif } satisfies Record<string, Reporter>

function text({ findings, checked }: CheckReport, { colors }: { colors?: boolean }): Printable {
  const paint = painter(colors)
  const groups = [...Map.groupBy(findings, groupName).values()]
  return linesText([
    ...groups.flatMap((group) => [...pageLines(group, paint), '']),
    summary(findings, checked),
  ])
}

const groupName = ({ space, pages }: PlacedFinding) => `${space}/${pages[0]?.entry ?? ''}`

function pageLines(group: readonly PlacedFinding[], paint: Paint): string[] {
  const [first] = group
  if (!first) return []
  const page = first.pages[0]
  const head = page ? `${page.path}  ${page.title}` : 'On no page'
  const blocks = [...Map.groupBy(group, ({ entry }) => entry).values()]
  return [
    paint('bold', `${first.space}: ${head}`),
    ...blocks.flatMap((block) => blockLines(block, page, paint)),
  ]
}

function blockLines(block: readonly PlacedFinding[], page: PageRef | undefined, paint: Paint): string[] {
  const [first] = block
  if (!first) return []
  const others = first.pages.length - 1
  const also = others > 0 ? `, also on ${count(others, 'other page')}` : ''
  const name = first.entry === page?.entry ? 'The page itself' : `${first.typeName} “${first.title}”${also}`
  return ['', `  ${name}`, ...block.map((finding) => line(finding, paint)), `    ${paint('dim', first.edit)}`]
}

function line({ severity, fieldLabel, message, rule }: PlacedFinding, paint: Paint): string {
  const isError = severity === 'error'
  const mark = paint(isError ? 'red' : 'yellow', isError ? 'error  ' : 'warning')
  const field = fieldLabel && !message.startsWith(fieldLabel) ? `${fieldLabel}: ` : ''
  return `    ${mark}  ${field}${message} ${paint('dim', `(${rule})`)}`
}

function summary(findings: readonly PlacedFinding[], { entries, pages }: CheckReport['checked']): string {
  const { errors, warnings } = countsOf(findings)
  const looked = `${count(entries, 'entry', 'entries')} on ${count(pages, 'page')} checked`
  if (findings.length === 0) return `Nothing to fix: ${looked}.`
  const troubled = new Set(findings.map(({ space, entry }) => `${space}/${entry}`)).size
  return `${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(troubled, 'entry', 'entries')}; ${looked}.`
}

/** Programs rely on these keys. */
function json({ findings, checked }: CheckReport): Printable {
  return jsonText({ ...countsOf(findings), checked, findings })
}

const countsOf = (findings: readonly Pick<PlacedFinding, 'severity'>[]) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}

function sarif({ findings }: CheckReport): Printable {
  return sarifLog(tool, findings.map(resultOf))
}

const tool = {
  name: 'content check',
  rules: rules.map(({ id, about, severity }) => ({
    id,
    shortDescription: { text: about },
    defaultConfiguration: { level: severity },
  })),
}

const resultOf = ({ rule, severity, message, space, entry, field, edit, type, ...more }: PlacedFinding) => ({
  ruleId: rule,
  ruleIndex: rules.findIndex(({ id }) => id === rule),
  level: severity,
  message: { text: `${more.typeName} “${more.title}”: ${message} ${edit}` },
  locations: locationsOf({ type, space, entry, field }),
  name: [space, entry, field ?? '', rule].join('/'),
})
