type Seen = { findings: number; entries: number; hasFailed: boolean }

/** Says “Nothing to fix” only if both spaces were read. */
export function boardSummary({ findings, entries, hasFailed }: Seen): string {
  if (findings === 0)
    return hasFailed ? 'Nothing found, but not everything could be read.' : 'Nothing to fix in either space.'
  const words = entries === 0 ? 'No entry matches the filters.' : counted(entries)
  return hasFailed ? `${words} Not everything could be read.` : words
}

const counted = (entries: number) =>
  entries === 1 ? 'Problems in one entry.' : `Problems in ${entries} entries.`
