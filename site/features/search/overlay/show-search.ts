import { messages } from '../messages.ts'
import styles from '../search.module.css'
import {
  kindLabel,
  kindNumber,
  kindsOf,
  lineOf,
  type ShownResult,
  shownResults,
  sourcesOf,
} from '../shown-result.ts'
import { element } from './element.ts'
import { canSearch, hasNext, hasPrevious, isExpanded } from './next-search.ts'
import type { OverlayParts } from './parts.ts'
import type { SearchRefusal, SearchResults, SearchState } from './search-state.ts'

export function showSearch(parts: OverlayParts, state: SearchState, shortName: string) {
  if (state.phase === 'closed') return
  if (parts.input.value !== state.query) parts.input.value = state.query
  parts.button.disabled = !canSearch(state)
  showSuggestions(parts, state)
  setText(parts.status, statusOf(state))
  parts.region.setAttribute('aria-busy', String(state.phase === 'loading'))
  const found = state.phase === 'results' ? state : undefined
  const results = shownResults(found?.results ?? [], shortName)
  const kinds = kindsOf(results)
  parts.kinds.hidden = kinds.length === 0
  parts.kinds.replaceChildren(...kindParts(kinds.map((kind) => kindLabel(kind, results))))
  parts.results.replaceChildren(...results.map((result) => resultElement(result, kindNumber(result, kinds))))
  parts.pages.hidden = !found || !(hasNext(found) || hasPrevious(found))
  parts.pages.replaceChildren(...(found ? pageParts(found) : []))
}

function showSuggestions({ input, list, announcement }: OverlayParts, state: SearchState) {
  const expanded = isExpanded(state) ? state : undefined
  const { suggestions = [], active } = expanded ?? {}
  input.setAttribute('aria-expanded', String(expanded !== undefined))
  list.hidden = expanded === undefined
  list.replaceChildren(
    ...suggestions.map((suggestion, index) => suggestionElement(suggestion, index, index === active)),
  )
  if (active === undefined) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', idOf(active))
  list.children[active ?? -1]?.scrollIntoView({ block: 'nearest' })
  setText(announcement, expanded ? messages.suggested(suggestions.length) : '')
}

const idOf = (index: number) => `search-overlay-suggestion-${index}`

const suggestionElement = (suggestion: string, index: number, isActive: boolean) =>
  element(
    'li',
    { class: styles.suggestion, id: idOf(index), role: 'option', 'aria-selected': String(isActive) },
    [suggestion],
  )

const refusals: Readonly<Record<SearchRefusal, string>> = {
  spent: messages.spent,
  busy: messages.tooManyHere,
}

export function statusOf(state: SearchState): string {
  if (state.phase === 'loading') return messages.searching
  if (state.phase === 'idle') return state.refusal ? refusals[state.refusal] : ''
  if (state.phase !== 'results') return ''
  const { query, page, results } = state
  return results.length === 0
    ? messages.none(query.trim())
    : messages.found({ count: results.length, query: query.trim(), page: page + 1 })
}

function pageParts(found: SearchResults): HTMLElement[] {
  const step = (by: string, label: string) =>
    element('button', { class: styles.step, type: 'button', 'data-turn': by }, [label])
  return [
    ...(hasPrevious(found) ? [step('-1', messages.previous)] : []),
    element('span', { class: styles.place, 'aria-current': 'page' }, [messages.pageNumber(found.page + 1)]),
    ...(hasNext(found) ? [step('1', messages.next)] : []),
  ]
}

/** Screen readers would announce the same text again. */
function setText(target: HTMLElement, text: string) {
  if (target.textContent !== text) target.textContent = text
}

/** `page/results.tsx` has the same markup. */
const kindParts = (kinds: readonly string[]): HTMLElement[] => [
  element('legend', { class: 'visually-hidden' }, [messages.kinds]),
  ...[messages.allKinds, ...kinds].map((kind, number) =>
    element('label', { class: styles.kind }, [
      element('input', {
        type: 'radio',
        name: 'search-overlay-kind',
        value: String(number),
        ...(number === 0 && { checked: '' }),
      }),
      kind,
    ]),
  ),
]

/** `page/results.tsx` has the same markup, and covers. */
function resultElement(result: ShownResult, kind: number): HTMLElement {
  const { url, title, description, picture } = result
  const line = lineOf(result)
  return element('li', { class: styles.result, 'data-kind': String(kind) }, [
    element('div', { class: styles.words }, [
      element('h3', { class: styles.resultTitle }, [element('a', { href: url }, [title])]),
      ...(line.length === 0
        ? []
        : [
            element(
              'p',
              { class: styles.address },
              line.map((part) => element('span', {}, [`${part} `])),
            ),
          ]),
      ...(description === '' ? [] : [element('p', { class: styles.description }, [description])]),
    ]),
    ...(picture === undefined ? [] : [pictureElement(picture)]),
  ])
}

function pictureElement(picture: string): HTMLElement {
  const { srcSet, width, height, ...source } = sourcesOf(picture)
  return element('img', {
    ...source,
    srcset: srcSet,
    class: styles.picture,
    width: String(width),
    height: String(height),
    alt: '',
    loading: 'lazy',
  })
}
