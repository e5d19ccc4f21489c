import { rules } from '@association/content/rules'
import type { Placed, Report } from '../content/report.ts'

/** SARIF 2.1.0, which code hosts and editors show as annotations; an entry's address in Contentful is its location. */
export const sarif = ({ findings }: Report) =>
  `${JSON.stringify(
    {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: findings.map(resultOf) }],
    },
    null,
    2,
  )}\n`

const driver = {
  name: 'content check',
  rules: rules.map(({ id, about, severity }) => ({
    id,
    shortDescription: { text: about },
    defaultConfiguration: { level: severity },
  })),
}

const resultOf = ({ rule, severity, message, space, entry, field, edit, ...more }: Placed) => ({
  ruleId: rule,
  ruleIndex: rules.findIndex(({ id }) => id === rule),
  level: severity,
  message: { text: `${more.typeName} “${more.title}”: ${message}` },
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: edit } },
      logicalLocations: [
        {
          name: field ?? entry,
          fullyQualifiedName: [space, entry, field].filter(Boolean).join('/'),
          kind: 'member',
        },
      ],
    },
  ],
  // The same finding keeps its name while other things change, so that it is announced once.
  partialFingerprints: { 'content/v1': [space, entry, field ?? '', rule].join('/') },
})
