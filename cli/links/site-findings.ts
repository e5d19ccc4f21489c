import { isPublished } from '@association/content/rules'
import type { CommandIo } from '@association/services/command-line'
import { progressBar } from '@association/services/command-line/progress.ts'
import { CommandError } from '../shared/errors.ts'
import type { Io } from '../shared/io.ts'
import type { Finding, Verdict } from './finding.ts'
import { contentFinder } from './matching/in-content.ts'
import type { Checker } from './net/checker.ts'
import type { ReadSpaces } from './read-spaces.ts'
import { type Crawl, crawl } from './site/crawl.ts'

type Options = { siteUrl: string; checker: Checker; known: ReadSpaces; mostPages?: number }

/** Throws CommandError. */
export async function siteFindings({ siteUrl, checker, known, mostPages }: Options, io: Io): Promise<Crawl> {
  const start = `${siteUrl}/`
  io.err(`Reading the site at ${siteUrl}…`)
  const bar = growingProgress('Checking', io)
  const walked = await crawl({ start, extraPages: pagesOf(known), mostPages }, checker, {
    onProgress: bar.show,
    warn: io.err,
  })
  bar.end()
  if (walked.pages === 0) throw unreachable(siteUrl, await checker.check(start))
  const findPlace = contentFinder({ ...known, spaces: known.seen('visible') })
  return { ...walked, findings: walked.findings.map(findPlace) }
}

/** Includes pages without incoming links. */
const pagesOf = ({ seen, judge }: ReadSpaces): string[] =>
  seen('visible').flatMap(({ space, content }) =>
    [...content.entries.values()].flatMap(({ id, type, status }) => {
      const isPage = type?.id === 'page' && isPublished(status)
      return isPage ? [judge.visible.graph.pathOf(space, id) ?? '/'] : []
    }),
  )

function unreachable(siteUrl: string, verdict: Verdict): CommandError {
  if (verdict.state === 'broken' && verdict.reason === 'forbiddenAddress')
    return new CommandError(
      'USAGE',
      `${siteUrl} lies in a private network, which is asked only where it is allowed: add --allow-net 127.0.0.0/8 for this machine.`,
    )
  const why = verdict.state === 'ok' ? 'it answers no page' : reasonOf(verdict)
  return new CommandError(
    'REFUSED',
    `The site at ${siteUrl} cannot be read: ${why}. Start it, or name another with --site.`,
  )
}

const reasonOf = ({ reason, status }: Finding['verdict']) =>
  status === undefined ? (reasons[reason] ?? 'nobody answers') : `it answers ${status}`

const reasons: Readonly<Record<string, string>> = {
  timeout: 'it took too long to answer',
  unknownHost: 'there is no host of this name',
  badCertificate: 'its certificate is not valid',
}

const redrawMs = 200

/** Redraws at most five times a second, and only on a terminal. */
function growingProgress(what: string, io: Pick<CommandIo, 'redraw' | 'now' | 'columns'>) {
  const bar = progressBar(what, io)
  let drawnAt = -Infinity
  return {
    show({ done: count, total }: { done: number; total: number }) {
      const now = io.now().getTime()
      if (now - drawnAt < redrawMs) return
      drawnAt = now
      bar.draw({ count, total })
    },
    end: bar.clear,
  }
}
