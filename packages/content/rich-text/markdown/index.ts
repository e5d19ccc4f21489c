export { fromMarkdown } from './from-markdown.ts'
export type { TitleOf } from './placeholders.ts'
export { toMarkdown } from './to-markdown.ts'
