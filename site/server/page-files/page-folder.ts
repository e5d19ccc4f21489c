import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The group of the site may read; others may not. */
export const folderMode = 0o750

type Place = {
  root: string
  /** nginx reads the files under this name. */
  shown: string
  /** The id of the first process of the instance. Its workers share a folder. */
  starterPid: number
}

/** Each start of the site has its own folder, which nginx reads under a fixed name. */
export function pageFolder({ root, shown, starterPid }: Place) {
  const name = `start-${starterPid}`
  const files = join(root, name)

  return {
    files,
    /** Throws if the disk refuses it. */
    clear() {
      mkdirSync(root, { recursive: true, mode: folderMode })
      const gone = join(root, `gone-${process.pid}-${performance.now()}`)
      try {
        renameSync(files, gone)
      } catch (error) {
        if (!isMissing(error)) throw error
      }
      const make = () => mkdirSync(files, { recursive: true, mode: folderMode })
      try {
        make()
      } catch {
        // A full disk.
        rmSync(gone, { recursive: true, force: true })
        make()
      }
      void rm(gone, { recursive: true, force: true }).catch(() => {}) // The next start removes it.
    },
    /** Nginx no longer finds the files of earlier starts. */
    show() {
      const link = join(root, `link-${process.pid}`)
      rmSync(link, { force: true })
      symlinkSync(name, link)
      renameSync(link, join(root, shown))
      for (const other of readdirSync(root).filter(isOwn))
        if (other !== shown && other !== name)
          void rm(join(root, other), { recursive: true, force: true }).catch(() => {})
    },
  }
}

/** Nginx then finds no files, not even of earlier starts. */
export function hideFiles(root: string) {
  for (const name of namesIn(root).filter(isShown)) rmSync(join(root, name), { recursive: true, force: true })
}

function namesIn(root: string): string[] {
  try {
    return readdirSync(root)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isShown = (name: string) => /^pages-[\da-f]{16}$/.test(name)

/** The operator may have named a folder with other files. */
const isOwn = (name: string) => /^(?:start|gone)-[\d.-]+$/.test(name) || isShown(name)

export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
