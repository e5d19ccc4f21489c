/** Imported after all others: earlier, its style sheet would be one more request of each page. */
export { StartedArticles } from '../features/continue-reading/started-articles/started-articles.tsx'
