import { hash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const limits = { files: 3000, compilers: 4 }

/**
 * Compiles a file unless the folder holds what was compiled from the same source. A damaged or unwritable folder costs
 * time and changes nothing else. Several processes may use one folder.
 * @param {string} folder of one compiler; its siblings are those of other compilers
 * @param {(source: string, file: string) => string} compile
 * @returns {(file: string) => string}
 */
export function openCompiled(folder, compile) {
  /** Undefined until the first file is stored. */
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

/** Of both texts, so that neither an older source nor half a file is ever run. */
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

/** Makes the folder, and room in it: files that were renamed and compilers that were replaced leave theirs behind. */
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

/** In one step: another process reads the old file or the new one. */
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
