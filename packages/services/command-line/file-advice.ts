/** What to do about a file or folder that cannot be read or written, as the end of a sentence. */
export function adviceFor(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return advice[code] ?? `${message}.`
}

/** Will it never work with this path? A full disk may be empty the next time. */
export const isWrongPath = (error: unknown) => wrongPath.has((error as NodeJS.ErrnoException).code ?? '')

const wrongPath = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EACCES', 'EROFS', 'EIRREGULAR'])

const full = 'there is no room left. Make some, and run the command again.'
const advice: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  ENOENT: 'its folder does not exist. Make it, or name another.',
  ENOTDIR: 'its folder is a file. Name another.',
  EEXIST: 'a file stands where its folder should be. Name another.',
  EISDIR: 'it is a folder. Name a file.',
  EIRREGULAR: 'it is a pipe or a device. Name a file.',
  EACCES: 'you may not write there. Name another folder.',
  EROFS: 'you may not write there. Name another folder.',
}
