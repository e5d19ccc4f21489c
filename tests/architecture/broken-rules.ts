import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { codeIn } from './code.ts'
import { layerRules } from './layer-rules.ts'
import { options, rules } from './rules.ts'

/** `because` says what an import breaks where the rule alone does not. A rule about a file has no `to`. */
export type BrokenRule = { rule: string; from: string; to?: string; because?: string }

/** The imports below a folder, laid out as this repository is, that break a rule. Imports of types count too. */
export async function brokenRules(root: string): Promise<BrokenRule[]> {
  const folders = ['packages', 'site', 'contentful-app', 'migrations', 'cli']
  const { output } = await cruise(
    folders.filter((folder) => existsSync(`${root}/${folder}`)),
    {
      ...options,
      ruleSet: { forbidden: rules.map(({ reason, remedy, ...rule }) => rule) },
      validate: true,
      baseDir: root,
    },
    undefined,
    { tsConfig: extractTSConfig(fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url))) },
  )
  if (typeof output === 'string') throw new Error(output)
  const code = codeIn(output.modules)
  return [
    ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    ...layerRules.flatMap(({ name, breaks }) => breaks(code).map((each) => ({ rule: name, ...each }))),
  ]
}
