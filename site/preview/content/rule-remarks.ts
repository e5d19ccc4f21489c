import { spaces } from '@association/content'
import type { RemarkSource } from '@association/content/render/live'
import { checkContent, type Finding, type Issue } from '@association/content/rules'
import { contentToCheck, type Flat } from './content-to-check.ts'

/** Milliseconds without typing, because painting comes first. */
const restMs = 400

/** Missing targets may still load, so they are not judged; the reader reports them. */
export function ruleRemarks(content: { flat(): Flat }) {
  const listeners = new Set<() => void>()
  let known = new Map<string, readonly Issue[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let round = 0

  async function check() {
    round += 1
    const mine = round
    const findings = await findingsIn(content.flat(), () => mine === round)
    if (!findings) return
    known = byEntry(findings)
    for (const listener of listeners) listener()
  }
  const source: RemarkSource = {
    of: ({ space, id }) => known.get(`${space}/${id}`) ?? none,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    source,
    look() {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), restMs)
    },
  }
}

const none: readonly Issue[] = []

/** Yields so that the frame can paint. Undefined if outdated. */
async function findingsIn(flat: Flat, isWanted: () => boolean): Promise<Finding[] | undefined> {
  const found: Finding[] = []
  const [root] = flat
  for (const space of spaces) {
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve))
    const roots = root && root[0].space === space ? [root[0].id] : []
    found.push(...(await checkContent(contentToCheck(flat, space), { roots, pause })))
    if (!isWanted()) return undefined
  }
  return found.filter(({ rule }) => rule !== 'link-missing')
}

const byEntry = (findings: readonly Finding[]): Map<string, readonly Issue[]> =>
  Map.groupBy(findings, ({ space, entry }) => `${space}/${entry}`)
