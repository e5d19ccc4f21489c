import { spotOf } from '../groups.ts'
import { marked } from '../marked.ts'
import type { Told } from '../report.ts'

export type State = 'new' | 'broken' | 'known' | 'unverified' | 'fixed'

const badges: Readonly<Record<State, string>> = {
  new: 'New',
  broken: 'Broken',
  known: 'Known',
  unverified: 'Not verified',
  fixed: 'Fixed',
}

/** One link: what is wrong, where, what to do, and the way to its field. */
export function findingItem(finding: Told, state: State): string {
  const { id, url, wrong, todo, place } = finding
  const spot = spotOf(place)
  return `<li class="finding ${state}" id="f-${state}-${marked(id)}">
<p><span class="badge">${badges[state]}</span>${address(url)}</p>
${spot ? `<p class="spot">${marked(spot)}</p>` : ''}
${state === 'fixed' ? `<p class="wrong">Before: ${marked(wrong)}</p>` : `<p class="wrong">${marked(wrong)}</p><p class="todo"><b>What to do:</b> ${marked(todo)}</p>`}
${place.edit && state !== 'fixed' ? editLink(place.edit, finding) : ''}
</li>`
}

/** Only what a browser opens safely is a link; whatever else an editor wrote is shown as it is. */
const address = (url: string) =>
  /^https?:\/\//i.test(url) && URL.canParse(url)
    ? `<a class="address" href="${marked(url)}" rel="noopener noreferrer">${marked(url)}</a>`
    : `<code class="address">${marked(url) || '(empty)'}</code>`

const editLink = (edit: string, { place }: Told) =>
  `<a class="open" href="${marked(edit)}" rel="noopener">Open the field<span class="unseen">: ${marked(`${place.fieldLabel ?? ''} of ${place.entryTitle ?? ''}`)}</span></a>`
