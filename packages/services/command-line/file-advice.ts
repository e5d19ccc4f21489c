/** Returns the end of a sentence. */
export function adviceFor(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return advice[code] ?? `${message}.`
}

/** True if a retry cannot help. A full disk can become free. */
export const isWrongPath = (error: unknown) => wrongPath.has((error as NodeJS.ErrnoException).code ?? '')

const wrongPath = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EACCES', 'EROFS', 'EIRREGULAR'])

const full = 'the disk is full. Free some space, and run the command again.'
const advice: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  ENOENT: 'its folder does not exist. Create it, or name another folder.',
  ENOTDIR: 'its folder is a file. Name another folder.',
  EEXIST: 'there is a file in the place of its folder. Name another folder.',
  EISDIR: 'it is a folder. Name a file.',
  EIRREGULAR: 'it is a pipe or a device. Name a file.',
  EACCES: 'you have no permission to write there. Name another folder.',
  EROFS: 'you have no permission to write there. Name another folder.',
}
