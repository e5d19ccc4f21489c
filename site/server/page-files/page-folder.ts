import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The group of the site may read; others may not. */
export const folderMode = 0o750

/**
 * The name contains the headers that nginx sends with a page. After a change of a setting, nginx finds no file under
 * the name that it knows, and asks the site, until it gets the new headers.
 */
export const shownName = (headers: Readonly<Record<string, string>>) =>
  `pages-${createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 16)}`

type Place = {
  root: string
  headers: Readonly<Record<string, string>>
  /** The first process of the instance. Its workers share a folder. */
  starter: number
}

/** Each start of the site has a folder of its own, which nginx reads under a name that stays. */
export function pageFolder({ root, headers, starter }: Place) {
  const name = `start-${starter}`
  const files = join(root, name)
  const shown = shownName(headers)

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
      mkdirSync(files, { mode: folderMode })
      void rm(gone, { recursive: true, force: true }).catch(() => {}) // The next start removes it.
    },
    /** Nginx finds the files of this start from now on, and those of earlier starts no longer. */
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

/** The operator may have named a folder with other files. */
const isOwn = (name: string) => /^(?:start|gone)-[\d.-]+$|^pages-[\da-f]{16}$/.test(name)

export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
