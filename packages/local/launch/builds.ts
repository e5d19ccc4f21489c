import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LaunchError } from './processes.ts'

export type Build = {
  root: string
  /** Glob patterns, relative to the root. */
  inputs: readonly string[]
  /** Variables that end up in the output. */
  env?: Record<string, string>
  output: string
  note: string
}

const ignored =
  /(?:^|\/)(?:node_modules|\.next[^/]*|dist|\.data)(?:\/|$)|(?:\.test\.tsx?|\.tsbuildinfo|next-env\.d\.ts)$/

/** Returns true if `make` ran. Throws LaunchError. */
export async function buildIfChanged(build: Build, make: () => Promise<unknown>) {
  const wanted = fingerprint(build)
  const isFresh =
    existsSync(build.output) && existsSync(build.note) && readFileSync(build.note, 'utf8') === wanted
  if (isFresh) return false
  rmSync(build.output, { force: true })
  await make()
  if (!existsSync(build.output))
    throw new LaunchError(`The build succeeded, but ${build.output} is missing. Run the command again.`)
  mkdirSync(dirname(build.note), { recursive: true })
  writeFileSync(build.note, wanted)
  return true
}

export function fingerprint({ root, inputs, env = {} }: Pick<Build, 'root' | 'inputs' | 'env'>) {
  const hash = createHash('sha256').update(JSON.stringify(env))
  const files = [...inputs, 'pnpm-lock.yaml'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true, exclude: (item) => ignored.test(item.name) })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name)),
  )
  for (const file of files.filter((file) => !ignored.test(file.slice(root.length))).toSorted())
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
