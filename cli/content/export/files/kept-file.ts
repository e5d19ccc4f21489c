import { extname } from 'node:path'

/** `events.json` has the folder `events.files`. */
export const filesFolderOf = (output: string) => `${output.replace(/\.json$/, '')}${ending}`
const ending = '.files'

/** Named by content: equal exports are equal, and no title escapes the folder. */
export function keptName(sha256: string, fileName: string): string {
  const extension = extname(fileName).toLowerCase()
  return `${sha256}${/^\.[a-z0-9]{1,8}$/.test(extension) ? extension : ''}`
}

export const isKeptName = (name: string) => /^[0-9a-f]{64}(?:\.[a-z0-9]{1,8})?$/.test(name)

/** contentful-import reads this below its assets folder. */
export const keptAddress = (folderName: string, name: string) => `//${folderName}/${name}`

/** Relative; undefined for foreign addresses. */
export function keptPath(address: string): string | undefined {
  const [, folder = '', name = ''] = /^\/\/([^/\\]+)\/([^/\\]+)$/.exec(address) ?? []
  return folder.endsWith(ending) && isKeptName(name) ? `${folder}/${name}` : undefined
}
