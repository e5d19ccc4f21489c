export type { SuggestAnswer, WebAnswer, WebResult } from './answers.ts'
export { type SearchClient, searchClient } from './client.ts'
export { searchText } from './search-text.ts'
