/** One result of a web search, as far as the site uses it. `url` is a path if the page is on the site itself. */
export type WebResult = {
  url: string
  title: string
  description: string
  thumbnail?: { original: string }
}

/** What the provider answers to a search, without the fields that the site does not use. */
export type WebAnswer = { web: { results: WebResult[] } }

/** What the provider answers to a beginning of a query. */
export type SuggestAnswer = { results: { query: string }[] }
