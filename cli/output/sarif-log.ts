import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jsonText } from '@association/services/command-line/json-text.ts'

type SarifRule = {
  id: string
  shortDescription: { text: string }
  help?: { text: string }
  defaultConfiguration: { level: 'error' | 'warning' | 'note' }
}

/** `name` is stable, so that a result is reported once. */
type NamedResult = { name: string }

/** Code hosts and editors show SARIF 2.1.0 as annotations. */
export const sarifLog = (
  tool: { name: string; rules: readonly SarifRule[] },
  results: readonly NamedResult[],
) =>
  jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: tool.name, rules: tool.rules.map(withHelp) } },
        automationDetails: { id: `${tool.name.replaceAll(' ', '-')}/` },
        originalUriBaseIds: { [root]: { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results: withFingerprints(results.slice(0, mostResults)),
      },
    ],
  })

/** GitHub refuses more results. */
const mostResults = 25_000
const root = '%SRCROOT%'

/** GitHub recognizes results by fingerprint, so equal names are numbered. */
function withFingerprints(results: readonly NamedResult[]) {
  const counts = new Map<string, number>()
  return results.map(({ name, ...result }) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...result, partialFingerprints: { primaryLocationLineHash: `${name}:${count}` } }
  })
}

/** GitHub requires help for each rule. */
const withHelp = (rule: SarifRule): SarifRule => ({ help: rule.shortDescription, ...rule })

type SarifPlace = { type: string; space: string; entry: string; field?: string }

/**
 * Code hosts only show findings in repository files, so the location is the definition of content type and field. The
 * logical location is the entry's field.
 */
export const locationsOf = ({ type, space, entry, field }: SarifPlace) => [
  {
    ...inFile(modelOf(type), field),
    logicalLocations: [
      {
        name: field ?? entry,
        fullyQualifiedName: [space, entry, field].filter(Boolean).join('/'),
        kind: 'member',
      },
    ],
  },
]

export const inFile = (uri: string, field?: string) => ({
  physicalLocation: {
    artifactLocation: { uri, uriBaseId: root },
    region: { startLine: lineOf(uri, field) },
  },
})

const modelOf = (type: string) =>
  `packages/content/types/${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/model.ts`

const texts = new Map<string, readonly string[]>()

function lineOf(uri: string, field: string | undefined): number {
  if (field === undefined) return 1
  const lines = texts.get(uri) ?? linesIn(fileURLToPath(new URL(`../../${uri}`, import.meta.url)))
  texts.set(uri, lines)
  return Math.max(
    1,
    1 + lines.findIndex((line) => line.trim().startsWith(`${field}:`) || line.trim() === `${field},`),
  )
}

const linesIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
