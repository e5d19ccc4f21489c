export type { SuggestAnswer, WebAnswer, WebResult } from './answers.ts'
export { type MayRequest, type SearchClient, searchClient } from './client.ts'
export { SearchSpentError } from './search-spent-error.ts'
export { searchText } from './search-text.ts'
