type Seen = { findings: number; entries: number; hasFailed: boolean }

/** What the scan of both spaces found, in a sentence. Only what was read as a whole can have nothing to mend. */
export function boardSummary({ findings, entries, hasFailed }: Seen): string {
  if (findings === 0)
    return hasFailed ? 'Nothing found in what could be read.' : 'Nothing to mend in either space.'
  const words = entries === 0 ? 'No entry fits the filters.' : counted(entries)
  return hasFailed ? `${words} Not everything could be read.` : words
}

const counted = (entries: number) =>
  entries === 1 ? 'One entry needs somebody.' : `${entries} entries need somebody.`
