/** A file of its own: imported after the pages, its style sheet joins theirs. Before them, it would be a request. */
export { StartedArticles } from '../features/continue-reading/started-articles/started-articles.tsx'
