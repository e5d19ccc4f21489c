import { LaunchError } from './processes.ts'

/** What went wrong, for the person who typed the command: a sentence where we know what to do, else the trace. */
export function explain(error: unknown) {
  if (error instanceof LaunchError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code = '', path = '' } = error as NodeJS.ErrnoException
  const advice = diskAdvice[code]
  return advice && path ? `${path} cannot be written: ${advice}` : (error.stack ?? error.message)
}

const diskAdvice: Record<string, string> = {
  EACCES: 'it belongs to somebody else. Give yourself the right to write there, or delete it.',
  EPERM: 'it belongs to somebody else. Give yourself the right to write there, or delete it.',
  EROFS: 'the disk is read-only. Clone the repository where you may write.',
  ENOSPC: 'the disk is full. Free some space and start again.',
  ENOTDIR: 'a file stands where a folder should be. Move it away and start again.',
  EEXIST: 'a file stands where a folder should be. Move it away and start again.',
}
