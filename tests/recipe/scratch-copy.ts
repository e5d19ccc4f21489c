import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const left = /^(node_modules|\.git|\.data|\.next.*|dist|gallery-pictures)$/

/** A copy of the repository's sources in a folder of its own, with the packages that are installed here. */
export function scratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-'))
  const isCopied = (path: string) =>
    !relative(root, path)
      .split(sep)
      .some((name) => left.test(name))
  cpSync(root, copy, { recursive: true, filter: isCopied })
  for (const workspace of ['.', 'site', 'contentful-app', 'migrations', 'cli', 'tests', ...packages()])
    linkPackages(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'))
  return copy
}

const packages = () => readdirSync(join(root, 'packages')).map((name) => join('packages', name))

/** Links with relative paths lead to the packages of the copy, and so do those of its commands. */
function linkPackages(from: string, to: string) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (copied.includes(name)) cpSync(join(from, name), join(to, name), asTheyAre)
    else symlinkSync(join(from, name), join(to, name))
}

const copied = ['@association', '.bin']
const asTheyAre = { recursive: true, verbatimSymlinks: true }
