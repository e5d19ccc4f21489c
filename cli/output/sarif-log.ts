import { jsonText } from '@association/services/command-line/json-text.ts'

/** A rule of a SARIF log. */
type Rule = {
  id: string
  shortDescription: { text: string }
  defaultConfiguration: { level: 'error' | 'warning' | 'note' }
}

/** SARIF 2.1.0, which code hosts and editors show as annotations. */
export const sarifLog = (tool: { name: string; rules: readonly Rule[] }, results: readonly object[]) =>
  jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: tool }, columnKind: 'utf16CodeUnits', results }],
  })

type Place = { uri: string; space: string; entry: string; field?: string }

/** An entry's address in Contentful is its location, the field its logical place. */
export const locationsOf = ({ uri, space, entry, field }: Place) => [
  {
    physicalLocation: { artifactLocation: { uri } },
    logicalLocations: [
      {
        name: field ?? entry,
        fullyQualifiedName: [space, entry, field].filter(Boolean).join('/'),
        kind: 'member',
      },
    ],
  },
]
