import { rules } from '@association/content/rules'
import { locationsOf, sarifLog } from '../../output/sarif-log.ts'
import type { CheckReport, PlacedFinding } from './report.ts'

export const sarif = ({ findings }: CheckReport) => sarifLog(tool, findings.map(resultOf))

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
