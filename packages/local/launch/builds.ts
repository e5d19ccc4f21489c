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
  /** A file with the fingerprint of the last build. */
  note: string
}

const ignored =
  /(?:^|\/)(?:node_modules|\.next[^/]*|dist|\.data)(?:\/|$)|(?:\.test\.tsx?|\.tsbuildinfo|next-env\.d\.ts)$/

/** Returns true if `make` ran. Throws LaunchError. */
export async function buildIfChanged({ output, ...noted }: Build, make: () => Promise<unknown>) {
  if (!existsSync(output)) rmSync(noted.note, { force: true })
  return runIfChanged(noted, async () => {
    rmSync(output, { force: true })
    await make()
    if (!existsSync(output))
      throw new LaunchError(`The build succeeded, but ${output} is missing. Run the command again.`)
  })
}

/** Returns true if `work` ran. After a failure it runs again. */
export async function runIfChanged(
  { note, ...sources }: Omit<Build, 'output'>,
  work: () => Promise<unknown>,
) {
  const wanted = fingerprint(sources)
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return false
  rmSync(note, { force: true })
  await work()
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, wanted)
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
