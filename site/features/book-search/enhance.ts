import { findBooks } from './find-books.ts'
import { bookSearchTermsPath } from './paths.ts'
import type { BookSearchTerms } from './terms.ts'

export function enhance(element: HTMLElement): () => void {
  const field = element.querySelector('input')
  const datalist = element.querySelector('datalist')
  const status = element.querySelector('[role=status]')
  const cards = cardsIn(element.closest('main'))
  const leaving = new AbortController()
  const { signal } = leaving
  let terms: readonly BookSearchTerms[] | undefined

  function show(query: string) {
    if (!terms || !datalist || !status) return
    const {
      paths,
      suggestions,
      status: words,
    } = findBooks(
      query,
      terms,
      cards.map(({ path }) => path),
    )
    for (const { item, path } of cards) item.hidden = !paths.has(path)
    datalist.replaceChildren(...suggestions.map((name) => Object.assign(new Option(), { value: name })))
    status.textContent = words
  }
  const showTyped = () => show(field?.value ?? '')

  field?.addEventListener('input', showTyped, { signal })
  // Text typed during the load counts. Without terms, the form leads to the page of results.
  loadTerms(signal)
    .then((loaded) => {
      terms = loaded
      if (field?.value) showTyped()
    })
    .catch(() => {})
  return () => {
    leaving.abort()
    for (const { item } of cards) item.hidden = false
    datalist?.replaceChildren()
    status?.replaceChildren()
  }
}

async function loadTerms(signal: AbortSignal): Promise<BookSearchTerms[]> {
  const response = await fetch(bookSearchTermsPath, { signal })
  if (!response.ok) throw new Error(`${bookSearchTermsPath} answers ${response.status}.`)
  return response.json()
}

const cardsIn = (main: HTMLElement | null) =>
  [...(main?.querySelectorAll<HTMLElement>('li:has(> article)') ?? [])].flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>('article :is(h2, h3) a[href]')
    return link ? [{ item, path: link.pathname }] : []
  })
