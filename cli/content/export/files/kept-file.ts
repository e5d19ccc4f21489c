import { extname } from 'node:path'

/** The files of an export lie in a folder beside it: those of `events.json` in `events.files`. */
export const filesFolderOf = (output: string) => `${output.replace(/\.json$/, '')}${ending}`
const ending = '.files'

/** A file is named after its content: two exports of the same file are the same, and no title can lead out of the folder. */
export function keptName(sha256: string, fileName: string): string {
  const extension = extname(fileName).toLowerCase()
  return `${sha256}${/^\.[a-z0-9]{1,8}$/.test(extension) ? extension : ''}`
}

export const isKeptName = (name: string) => /^[0-9a-f]{64}(?:\.[a-z0-9]{1,8})?$/.test(name)

/** What an export says of a file that lies beside it. contentful-import reads the same address below its folder of assets. */
export const keptAddress = (folderName: string, name: string) => `//${folderName}/${name}`

/** Where the file lies, from the folder of the export; undefined for an address that an export does not write. */
export function keptPath(address: string): string | undefined {
  const [, folder = '', name = ''] = /^\/\/([^/\\]+)\/([^/\\]+)$/.exec(address) ?? []
  return folder.endsWith(ending) && isKeptName(name) ? `${folder}/${name}` : undefined
}
