import { hash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { compilerVariables } from '../../config/compiler-variables.mjs'

/**
 * `fingerprint` covers everything besides the source that decides the output. ts-node loads only to compile. @param
 * {string} workspace a folder with a tsconfig.json
 */
export function compilerOf(workspace) {
  const project = join(workspace, 'tsconfig.json')
  const load = createRequire(project)
  /** @type {{ compile(source: string, file: string): string } | undefined} */
  let service
  return {
    fingerprint: fingerprintOf(project, load),
    /** @type {(source: string, file: string) => string} */
    compile: (source, file) =>
      withoutDeprecations(() => {
        service ??= serviceOf(project, load)
        const code = service.compile(source, file)
        return process.sourceMapsEnabled ? code : code.replace(sourceMap, '\n')
      }),
  }
}

/** A source map takes more memory than the code; only `node --enable-source-maps` needs it. */
const sourceMap = /\n\/\/# sourceMappingURL=data:\S*\s*$/

function serviceOf(project, load) {
  const service = load('ts-node').create({ project, swc: true, esm: true })
  // It would map only files compiled in this run, not cached ones.
  createRequire(load.resolve('ts-node'))('@cspotcode/source-map-support').uninstall()
  return service
}

/** ts-node calls a constructor of `fs` that Node deprecates. */
function withoutDeprecations(work) {
  const before = process.noDeprecation
  process.noDeprecation = true
  try {
    return work()
  } finally {
    process.noDeprecation = before
  }
}

/** @type {(project: string, load: NodeJS.Require) => string} */
function fingerprintOf(project, load) {
  // Real paths contain versions, patches and dependency versions.
  const packages = ['ts-node', '@swc/core', 'typescript'].map((name) => realpathSync(load.resolve(name)))
  const code = readFileSync(import.meta.filename, 'utf8')
  const parts = [code, packages, compilerVariables(), configurationOf(project), process.sourceMapsEnabled]
  return hash('sha256', JSON.stringify(parts)).slice(0, 16)
}

function configurationOf(file) {
  const text = readFileSync(file, 'utf8')
  const [, base] = /"extends"\s*:\s*"([^"]+)"/.exec(text) ?? []
  return base === undefined ? [text] : [text, ...configurationOf(resolve(dirname(file), base))]
}
