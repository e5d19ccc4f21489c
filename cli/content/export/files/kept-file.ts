import { extname } from 'node:path'

/** `events.json` has the folder `events.files`. */
export const filesFolderOf = (output: string) => `${output.replace(/\.json$/, '')}${ending}`
const ending = '.files'

/** Names by content make equal exports equal, and no title can escape the folder. */
export function keptName(sha256: string, fileName: string): string {
  const extension = extname(fileName).toLowerCase()
  return `${sha256}${/^\.[a-z0-9]{1,8}$/.test(extension) ? extension : ''}`
}

export const isKeptName = (name: string) => /^[0-9a-f]{64}(?:\.[a-z0-9]{1,8})?$/.test(name)

/** contentful-import reads the same address below its assets folder. */
export const keptAddress = (folderName: string, name: string) => `//${folderName}/${name}`

/** Relative to the export; undefined for an address that no export writes. */
export function keptPath(address: string): string | undefined {
  const [, folder = '', name = ''] = /^\/\/([^/\\]+)\/([^/\\]+)$/.exec(address) ?? []
  return folder.endsWith(ending) && isKeptName(name) ? `${folder}/${name}` : undefined
}
