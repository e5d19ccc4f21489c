import { LaunchError } from './processes.ts'

export function explain(error: unknown) {
  if (error instanceof LaunchError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code = '', path = '' } = error as NodeJS.ErrnoException
  const advice = diskAdvice[code]
  return advice && path ? `${path} cannot be written: ${advice}` : (error.stack ?? error.message)
}

const diskAdvice: Record<string, string> = {
  EACCES: 'it belongs to another user. Get permission to write there, or delete it.',
  EPERM: 'it belongs to another user. Get permission to write there, or delete it.',
  EROFS: 'the disk is read-only. Clone the repository to a place where you can write.',
  ENOSPC: 'the disk is full. Free some space and start again.',
  ENOTDIR: 'there is a file in the place of a folder. Move the file and start again.',
  EEXIST: 'there is a file in the place of a folder. Move the file and start again.',
}
