import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '../measuring/figures.ts'

export const bytesIn = (folders: readonly string[]) =>
  sum(
    folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => globSync('**/*', { cwd: folder }).map((file) => join(folder, file)))
      .map((file) => statSync(file, { throwIfNoEntry: false }))
      .map((file) => (file?.isFile() ? file.size : 0)),
  )
