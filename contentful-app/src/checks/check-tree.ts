import type { Issue } from '@association/content/check'
import type { AssetProps, EntryProps } from 'contentful-management'
import { checkLinked, type Linked } from './check-linked.ts'
import { checkParsed, checkValues } from './check-values.ts'
import { type Finding, findingsOf } from './finding.ts'
import { type FoundLink, linksIn } from './links-in.ts'
import { type Subject, subjectOf } from './subject.ts'

/** Entries and assets by id; what does not exist is left out. */
export type Load = {
  entries(ids: readonly string[]): Promise<readonly EntryProps[]>
  assets(ids: readonly string[]): Promise<readonly AssetProps[]>
}

const limits = { depth: 10, entries: 500 }

/**
 * Checks what an entry links to, and what that links to: everything exists, is published and passes the rules. The
 * root's own values are not checked here; they change with every keystroke.
 */
export async function checkTree(
  root: Subject,
  { load, locale }: { load: Load; locale: string },
): Promise<Finding[]> {
  const seen = new Set([root.id])
  const findings: Finding[] = []
  let level: Subject[] = [root]
  for (let depth = 0; depth < limits.depth && level.length > 0; depth += 1) {
    const linked = await loadAll(
      level.flatMap(({ values }) => linksIn(values)),
      load,
      locale,
    )
    findings.push(...level.flatMap((parent) => checkLinked(parent, linked)))
    const fresh = [...linked.entries.values()].filter(({ sys }) => !seen.has(sys.id))
    level = fresh.flatMap((entry) => subjectOf(entry, root.space, locale) ?? [])
    for (const { sys } of fresh) seen.add(sys.id)
    findings.push(...(await Promise.all(level.map(checkOne))).flat())
    if (seen.size > limits.entries) break
  }
  return findings
}

/** All rules for one entry that is not being typed in. */
export async function checkOne(entry: Subject): Promise<Finding[]> {
  const issues: Issue[] = [
    ...checkValues(entry.type, entry.values),
    ...(await checkParsed(entry.type, entry.values)),
  ]
  return findingsOf(entry, issues)
}

async function loadAll(links: readonly FoundLink[], load: Load, locale: string): Promise<Linked> {
  const ids = (wanted: FoundLink['linkType']) => [
    ...new Set(links.filter(({ linkType }) => linkType === wanted).map(({ id }) => id)),
  ]
  const [entryIds, assetIds] = [ids('Entry'), ids('Asset')]
  const [entries, assets] = await Promise.all([
    entryIds.length > 0 ? load.entries(entryIds) : [],
    assetIds.length > 0 ? load.assets(assetIds) : [],
  ])
  return {
    entries: new Map(entries.map((entry) => [entry.sys.id, entry])),
    assets: new Map(assets.map((asset) => [asset.sys.id, asset])),
    locale,
  }
}
