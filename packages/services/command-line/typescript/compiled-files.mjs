import { hash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const limits = { files: 3000, compilers: 4 }

/**
 * Compiles a file unless the folder holds the result for the same source. A damaged or unwritable folder only costs
 * time. @param {string} folder of one compiler; its siblings belong to other
 * compilers @param {(source: string, file: string) => string} compile @returns {(file: string) => string}
 */
export function openCompiled(folder, compile) {
  let isWritable
  return (file) => {
    const source = readFileSync(file, 'utf8')
    const place = join(folder, hash('sha256', file))
    const known = readWhole(place, source)
    if (known !== undefined) return known
    const code = compile(source, file)
    isWritable ??= prepare(folder)
    if (isWritable) isWritable = store(place, `${digestOf(source, code)}\n${code}`)
    return code
  }
}

/** Covers both texts: an outdated or incomplete file never runs. */
const digestOf = (source, code) => hash('sha256', JSON.stringify([source, code]))

/** @type {(place: string, source: string) => string | undefined} */
function readWhole(place, source) {
  try {
    const text = readFileSync(place, 'utf8')
    const end = text.indexOf('\n')
    const code = text.slice(end + 1)
    return text.slice(0, end) === digestOf(source, code) ? code : undefined
  } catch {
    return undefined
  }
}

/** Deletes old results, which renamed files and replaced compilers leave behind. */
function prepare(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length > limits.files) {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
    }
    const all = dirname(folder)
    const byAge = readdirSync(all)
      .map((name) => join(all, name))
      .filter((each) => each !== folder)
      .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    for (const old of byAge.slice(limits.compilers - 1)) rmSync(old, { recursive: true, force: true })
    return true
  } catch {
    return false
  }
}

/** Renames: other processes read the old or the new file. */
function store(place, text) {
  const draft = `${place}.${randomUUID()}`
  try {
    writeFileSync(draft, text, { flag: 'wx' })
    renameSync(draft, place)
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}
