import { pathOf, spotOf } from '../groups.ts'
import { marked } from '../marked.ts'
import type { ReportedFinding } from '../report.ts'

export type FindingState = 'new' | 'broken' | 'known' | 'unverified' | 'fixed'

/** Words, because color alone is not accessible. */
export const badges: Readonly<Record<FindingState, string>> = {
  new: 'New',
  broken: 'Broken',
  known: 'Known',
  unverified: 'Not verified',
  fixed: 'Fixed',
}

export function findingItem(finding: ReportedFinding, state: FindingState): string {
  const { id, url, wrong, todo } = finding
  const spot = spotOf(finding.place)
  return `<li class="finding ${state}" id="f-${state}-${marked(id)}">
<div class="said">
<p><span class="badge">${badges[state]}</span>${address(url)}</p>
${spot ? `<p class="spot">${marked(spot)}</p>` : ''}
${state === 'fixed' ? `<p class="wrong">Before: ${marked(wrong)}</p>` : `<p class="wrong">${marked(wrong)}</p><p class="todo"><b>What to do:</b> ${marked(todo)}</p>`}
</div>
${state === 'fixed' ? '' : `<p class="ways">${editLink(finding)}${pageLink(finding)}</p>`}
</li>`
}

/** Links with other schemes could be unsafe. */
const address = (url: string) =>
  isWeb(url)
    ? `<a class="address" href="${marked(url)}" rel="noopener noreferrer">${marked(url)}</a>`
    : `<code class="address">${marked(url) || '(empty)'}</code>`

const isWeb = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

const editLink = ({ place: { edit, fieldLabel = '', entryTitle = '' } }: ReportedFinding) =>
  edit === undefined
    ? ''
    : `<a class="way main" href="${marked(edit)}" rel="noopener">Open the field${unseen(`: ${fieldLabel} of ${entryTitle}`)}</a>`

const pageLink = ({ place: { page } }: ReportedFinding) =>
  page === undefined || !isWeb(page)
    ? ''
    : `<a class="way" href="${marked(page)}" rel="noopener noreferrer">See the page${unseen(` ${pathOf(page)}`)}</a>`

/** Distinguishes links for screen readers. */
const unseen = (words: string) => `<span class="unseen">${marked(words)}</span>`
